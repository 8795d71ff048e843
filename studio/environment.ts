/** Set when the Studio edits a dataset hosted by Sanity; inlined at build time. */
const hostedProjectId = import.meta.env.SANITY_STUDIO_PROJECT_ID

/**
 * The dataset that the Studio edits: a hosted project, or the embedded Content Lake of the site
 * that serves it.
 */
export const environment = {
  projectId: hostedProjectId || 'local',
  dataset: import.meta.env.SANITY_STUDIO_DATASET || 'production',
  embedded: !hostedProjectId,
}
