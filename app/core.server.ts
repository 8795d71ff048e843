/**
 * Factories of everything with state. The server calls these once, out of the built site, so that
 * each module runs in one copy, and gives the results to loaders and actions by the context.
 */
export { createDownloads } from './content/downloads.server.ts'
export { createPrivateSource } from './content/private-source.server.ts'
export { readSettings } from './content/settings.server.ts'
export { createContentSource } from './content/source.server.ts'
export { createInbox } from './forms/inbox.server.ts'
export { createModeration } from './members/media/moderation.server.ts'
export { createAuthority } from './members/session/authority.server.ts'
export { embeddedVerifier } from './members/session/embedded-verifier.server.ts'
export { hostedVerifier } from './members/session/hosted-verifier.server.ts'
