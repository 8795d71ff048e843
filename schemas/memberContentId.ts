/** The path below which the dataset keeps what only members may read. */
export const MEMBERS_PATH = 'members'

const PREFIX = `${MEMBERS_PATH}.`

/** The id of what only members may read of the document `publicId`. */
export const memberContentId = (publicId: string) => `${PREFIX}${publicId}`

/** The public document that a `memberContent` (or its draft) belongs to. */
export const publicIdOf = (id: string) => id.replace(/^drafts\./, '').replace(PREFIX, '')
