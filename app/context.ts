import type { OgDrawing } from '../domain/og-picture.ts'
import type { Session } from '../domain/session.ts'
import type { Downloads } from './content/downloads.server.ts'
import type { PrivateSource } from './content/private-source.server.ts'
import type { ContentSource } from './content/source.server.ts'
import type { Inbox } from './forms/inbox.server.ts'
import type { MembersConfig } from './members/config.ts'
import type { Moderation } from './members/media/moderation.server.ts'
import type { Authority } from './members/session/request-authority.ts'

/** Context of loaders and actions; the server creates it once per request. */
export interface SiteContext {
  /** Reads the public content of the dataset. */
  content: ContentSource
  /** Reads members-only content: called by `readMemberContent` alone, which checks access. */
  privateContent: PrivateSource
  /** Files that only members may fetch. */
  downloads: Downloads
  /** Stores submitted forms. */
  inbox: Inbox
  /**
   * Counts a form towards the limit of the client's address.
   *
   * @returns 0 when it may pass, else how long to wait (ms)
   */
  countForm(address: string | null): number
  /** Draws a picture for sharing, a PNG. @throws when its art cannot be fetched or is no image */
  drawOgPicture(drawing: OgDrawing): Promise<Uint8Array>
  /** Media that the captain has hidden from the gallery. */
  moderation: Moderation
  /** The verified session; null for a visitor. */
  session: Session | null
  /** Verifies the session of this request and holds its tokens. */
  authority: Authority
  /** Connection to the members' backend on behalf of this visitor. */
  members: MembersConfig
  /** One-time value that marks this page's own scripts for the Content Security Policy. */
  nonce: string
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends SiteContext {}
}
