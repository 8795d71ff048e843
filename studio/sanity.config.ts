import { createClient } from '@sanity/client'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '../schemas/index.ts'
import { localizedArrays } from '../schemas/localizedArrays.ts'
import { showConnectionProblem, waitToRetry } from './connection-notice.ts'
import { documentRules } from './document-rules.ts'
import { environment } from './environment.ts'
import { foldedTranslations } from './folded-translations.tsx'
import { Icon } from './icon.tsx'
import { interfaceTexts } from './interface-texts/index.tsx'
import { fetchWithListeners } from './listen-over-websocket.ts'
import { NightNavbar } from './night-navbar.tsx'
import { practiceMusicInput } from './practice-music.tsx'
import { retryUntilReady } from './retry-until-ready.ts'
import { songContent } from './song-content.ts'
import { structure } from './structure.ts'
import { tabEditor } from './tab-editor/index.tsx'
import { theme } from './theme.ts'
import { translationDesk } from './translation-desk/index.ts'
import { TranslatorInput, TranslatorItem } from './translator/form.tsx'
import { lockForTranslators } from './translator/locks.ts'
import { translatorLanguages } from './translator/role.ts'

const apiHost = `${globalThis.location?.origin ?? 'http://localhost:3000'}/lake`

/** True if the lake accepts the browser's session; it returns an empty object for an unknown session. */
async function isSignedIn(): Promise<boolean> {
  const response = await fetch(`${apiHost}/v2025-02-19/users/me`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The lake answers ${response.status}`)
  return Boolean((await response.json()).id)
}

const lakeFetch = fetchWithListeners(
  retryUntilReady({
    send: (input, init) => fetch(input, init),
    isSignedIn,
    wait: waitToRetry,
    show: showConnectionProblem,
  }),
)

/** Configuration for a dataset in the embedded Content Lake of the site that serves the Studio. */
const embeddedLake = {
  // The App SDK inside the Studio reads this one; the Studio's own client comes from the factory.
  apiHost,
  unstable_clientFactory: (options) =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      // A request may be held until the captain has signed in again.
      timeout: 0,
      resolveFetch: () => lakeFetch,
    }),
  auth: {
    loginMethod: 'cookie',
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Escuela Pirata', url: '/acceso' }],
  },
  // The default strategy requires text::query(), which only hosted datasets have.
  search: { strategy: 'groqLegacy' },
} satisfies Partial<Parameters<typeof defineConfig>[0]>

export default defineConfig({
  name: 'default',
  title: 'Escuela Pirata',
  icon: Icon,
  theme,
  studio: { components: { navbar: NightNavbar } },
  basePath: '/studio',
  projectId: environment.projectId,
  dataset: environment.dataset,
  // The types of the plugins come first.
  schema: {
    types: (plugins) => lockForTranslators([...plugins, ...schemaTypes]),
    templates: (templates) => [...templates, songContent],
  },
  form: { components: { input: TranslatorInput, item: TranslatorItem } },
  tools: (tools, { currentUser }) =>
    translatorLanguages(currentUser) ? tools.filter(({ name }) => name !== 'vision') : tools,
  plugins: [
    foldedTranslations(),
    interfaceTexts(),
    tabEditor(),
    practiceMusicInput(),
    structureTool({ title: 'Contenido', structure }),
    translationDesk(),
    visionTool({
      title: 'Consultas',
      defaultDataset: environment.dataset,
      defaultApiVersion: 'v2025-02-19',
    }),
    localizedArrays(),
  ],
  document: { ...documentRules, comments: { enabled: false }, askToEdit: { enabled: false } },
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  ...(environment.embedded && embeddedLake),
})
