/** Where and how the site reaches the members' backend. */
export interface MembersConfig {
  /** Base URL for supabase-js. */
  url: string
  /** Where the browser reaches it: a path when it is on this site. */
  publicUrl: string
  /** Public key of the project. */
  anonKey: string
  /** Secret key of the project; with it the backend learns which visitor a request comes from. */
  serviceRoleKey?: string
  /** Most bytes of a member's photos and videos; unknown when absent. */
  mediaQuota?: number
  /** Whether the session cookie is `Secure`: true when the site is served over https. */
  cookieSecure: boolean
  /** The visitor's address, by which the backend's limits then go; without it by this server's. */
  clientIp?: string | null
  /** How requests get there, instead of over the network. */
  fetch?: (request: Request) => Promise<Response>
}

/** What of it the browser may know. */
export function browserMembers({ publicUrl, anonKey }: MembersConfig) {
  return { publicUrl, anonKey }
}
