import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import type { Downloads } from '../app/content/downloads.server.ts'
import type { PrivateSource } from '../app/content/private-source.server.ts'
import type { ImageConfig } from '../app/content/source.server.ts'
import type { Inbox } from '../app/forms/inbox.server.ts'
import type { MembersConfig } from '../app/members/config.ts'
import type { Moderation } from '../app/members/media/moderation.server.ts'
import type { Authority } from '../app/members/session/authority.server.ts'
import type { Log } from '../embedded/kit/log.ts'
import type { Space } from '../embedded/kit/space.ts'
import { type Lake, lakeToken, openLake, readerToken } from '../embedded/lake/index.ts'
import { openSupabase, type Supabase } from '../embedded/supabase/index.ts'
import type { Config } from './config.ts'
import { lakeIdentities } from './lake-identity.ts'
import { LAKE_POLICIES } from './policies/lake.ts'
import { supabasePolicies } from './policies/supabase.ts'
import type { Core } from './site-build.ts'
import { siteSecret } from './site-secret.ts'

/** The content and members' backends: hosted ones by their settings, embedded ones otherwise. */
export interface Services {
  /** The embedded ones that are to be mounted; null where a hosted service replaces it. */
  lake: Lake | null
  supabase: Supabase | null
  /** Reads and writes everything: for the server's own work. */
  sanity: SanityClient
  /** Reads published content. */
  sanityReader: SanityClient
  imageConfig: ImageConfig
  /** Reads members-only content. */
  privateContent: PrivateSource
  /** Files that only members may fetch. */
  downloads: Downloads
  /** Stores submitted forms. */
  inbox: Inbox
  moderation: Moderation
  members: MembersConfig
  /** Verifies sessions. */
  authority: Authority
  /** The disk of the data folder. */
  space: Space
  close(): void
}

/** Timeout of requests for content (ms); the last good content is served then. */
const CONTENT_TIMEOUT_MS = 4000

/**
 * @param core of the built site
 * @param localUrl where this process reaches itself: `http://127.0.0.1:3000`
 * @param space the disk of the data folder; closed with the services
 * @param signUpsAllowed whether the captain lets anybody make an account; throws while that cannot
 *   be known
 * @throws Error when the data folder cannot be opened
 */
export function openServices(
  core: Core,
  config: Config,
  localUrl: string,
  signUpsAllowed: () => Promise<boolean>,
  space: Space,
  log: Log,
): Services {
  const supabase = config.supabase.hosted
    ? null
    : openSupabase({
        folder: join(config.dataDir, 'supabase'),
        publicUrl: `${config.siteUrl}/supabase`,
        siteUrl: config.siteUrl,
        smtp: config.supabase.smtp,
        confirmEmail: config.supabase.confirmEmail,
        redirectUrls: config.supabase.redirectUrls,
        signUpsAllowed,
        ...supabasePolicies(config.memberQuota),
        space,
        log: named('supabase', log),
      })
  const members = membersConfig(config, supabase, localUrl)
  const verifier = supabase ? core.embeddedVerifier(supabase) : core.hostedVerifier(members)
  const authority = core.createAuthority(members, verifier, log)
  const { sanity, dataDir } = config
  const lake = sanity.hosted
    ? null
    : openLake({
        folder: join(dataDir, 'lake'),
        projectId: sanity.projectId,
        dataset: sanity.dataset,
        token: lakeToken(join(dataDir, 'lake')),
        publicUrl: `${config.siteUrl}/lake`,
        ...lakeIdentities(authority),
        ...LAKE_POLICIES,
        space,
        log: named('lake', log),
      })
  const token = sanity.hosted ? sanity.token : lakeToken(join(dataDir, 'lake'))
  const client = createClient({
    projectId: sanity.projectId,
    dataset: sanity.dataset,
    apiVersion: sanity.apiVersion,
    useCdn: false,
    perspective: 'published',
    token,
    ...(sanity.hosted ? {} : { apiHost: `${localUrl}/lake`, useProjectHostname: false }),
  })
  return {
    lake,
    supabase,
    sanity: client,
    // Whatever a query selects, the site shows public content only.
    sanityReader: client.withConfig({
      ...(sanity.hosted ? {} : { token: readerToken(lakeToken(join(dataDir, 'lake'))) }),
      timeout: CONTENT_TIMEOUT_MS,
      maxRetries: 0,
    }),
    imageConfig: {
      projectId: sanity.projectId,
      dataset: sanity.dataset,
      baseUrl: sanity.hosted ? 'https://cdn.sanity.io' : '/lake',
    },
    privateContent: core.createPrivateSource(
      client.withConfig({ timeout: CONTENT_TIMEOUT_MS, maxRetries: 0 }),
    ),
    downloads: core.createDownloads({
      secret: siteSecret(dataDir),
      dataset: {
        projectId: sanity.projectId,
        dataset: sanity.dataset,
        baseUrl: sanity.hosted ? 'https://cdn.sanity.io' : `${localUrl}/lake`,
        token,
      },
    }),
    inbox: core.createInbox(client),
    moderation: core.createModeration(client),
    members,
    authority,
    space,
    close() {
      authority.close()
      lake?.close()
      supabase?.close()
      space.close()
    },
  }
}

/** Logger of one of the services, with its name. */
function named(service: string, log: Log): Log {
  return (message, error) => log(`${service}: ${message}`, error)
}

function membersConfig(
  { supabase: settings, siteUrl, memberQuota }: Config,
  supabase: Supabase | null,
  localUrl: string,
): MembersConfig {
  const cookieSecure = siteUrl.startsWith('https:')
  const mediaQuota = memberQuota
  if (supabase) {
    const { anonKey, serviceRoleKey } = supabase.keys
    return {
      url: `${localUrl}/supabase`,
      publicUrl: '/supabase',
      anonKey,
      serviceRoleKey,
      mediaQuota,
      cookieSecure,
      fetch: inProcess(supabase, '/supabase'),
    }
  }
  if (!settings.hosted) throw new Error('Neither an embedded nor a hosted members backend')
  const { url, anonKey, serviceRoleKey } = settings
  return { url, publicUrl: url, anonKey, serviceRoleKey, mediaQuota, cookieSecure }
}

/** supabase-js's way to a backend of this process: no network, and no wait for other requests. */
function inProcess({ fetch }: Supabase, mount: string): NonNullable<MembersConfig['fetch']> {
  return (request) => {
    const url = new URL(request.url)
    url.pathname = url.pathname.slice(mount.length)
    return fetch(new Request(url, request))
  }
}
