/**
 * The address that a link in a mail may lead back to: `redirect_to` when it is on the site's own origin or
 * begins with an entry of the allow-list, else the site's front page, as GoTrue decides it.
 *
 * @param redirectUrls origins or URLs; an entry with a path covers that path and what is below it
 */
export function createRedirects(siteUrl: string, redirectUrls: readonly string[]) {
  const allowed = [siteUrl, ...redirectUrls].map((entry) => new URL(entry))
  return (requested: string | undefined): string => {
    if (!requested || !URL.canParse(requested)) return siteUrl
    const url = new URL(requested)
    const isAllowed = allowed.some(
      (entry) =>
        url.origin === entry.origin &&
        url.origin !== 'null' &&
        url.username === '' &&
        url.password === '' &&
        isBelow(url.pathname, entry.pathname),
    )
    return isAllowed ? url.href : siteUrl
  }
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`)
}
