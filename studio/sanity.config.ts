import { createClient } from '@sanity/client'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { internationalizedArray } from 'sanity-plugin-internationalized-array'
import { schemaTypes } from '../schemas/index.ts'
import { languages } from '../schemas/localized.ts'
import { environment } from './environment.ts'
import { Icon } from './icon.tsx'
import { fetchWithListeners } from './listen-over-websocket.ts'
import { singletonRules } from './singletons.ts'
import { structure } from './structure.ts'
import { theme } from './theme.ts'

const apiHost = `${globalThis.location?.origin ?? 'http://localhost:3000'}/lake`

/** What differs when the dataset is the embedded Content Lake of the site that serves the Studio. */
const embeddedLake = {
  // The App SDK inside the Studio reads this one; the Studio's own client comes from the factory.
  apiHost,
  unstable_clientFactory: (options) =>
    createClient({
      ...options,
      apiHost,
      useProjectHostname: false,
      resolveFetch: () => fetchWithListeners,
    }),
  auth: {
    loginMethod: 'cookie',
    redirectOnSingle: true,
    providers: [{ name: 'local', title: 'Escuela Pirata', url: '/acceso' }],
  },
  // The default strategy asks for text::query(), which only hosted datasets have.
  search: { strategy: 'groqLegacy' },
} satisfies Partial<Parameters<typeof defineConfig>[0]>

export default defineConfig({
  name: 'default',
  title: 'Escuela Pirata',
  icon: Icon,
  theme,
  basePath: '/studio',
  projectId: environment.projectId,
  dataset: environment.dataset,
  schema: { types: schemaTypes },
  plugins: [
    structureTool({ title: 'Contenido', structure }),
    visionTool({
      title: 'Consultas',
      defaultDataset: environment.dataset,
      defaultApiVersion: 'v2025-02-19',
    }),
    internationalizedArray({
      languages: [...languages],
      fieldTypes: ['string', 'text'],
      languageDisplay: 'titleOnly',
      buttonLocations: ['fieldMenu'],
      // Reordering on open would leave a draft of every document that anyone merely looks at.
      restoreOrder: false,
    }),
  ],
  document: { ...singletonRules, comments: { enabled: false }, askToEdit: { enabled: false } },
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  ...(environment.embedded && embeddedLake),
})
