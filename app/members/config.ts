/** Connection of the site to the members' backend. */
export interface MembersConfig {
  /** Base URL for supabase-js. */
  url: string
  /** Base URL for the browser: a path when it is on this site. */
  publicUrl: string
  /** Public key of the project. */
  anonKey: string
  /** Secret key of the project; with it the backend learns which visitor a request comes from. */
  serviceRoleKey?: string
  /** Most bytes of a member's photos and videos; unknown when absent. */
  mediaQuota?: number
  /** The session cookie is `Secure`: true when the site is served over https. */
  cookieSecure: boolean
  /** The visitor's address, by which the backend's limits then go; without it by this server's. */
  clientIp?: string | null
  /** Sends requests in process, instead of over the network. */
  fetch?: (request: Request) => Promise<Response>
}

/** The part of the configuration that the browser may see. */
export function browserMembers({ publicUrl, anonKey }: MembersConfig) {
  return { publicUrl, anonKey }
}
