const parts = 'app|domain|embedded|schemas|server|studio'

/**
 * Which part may import values from which; types may come from anywhere. Checked with the lint.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    ...Object.entries({
      // Pure knowledge that every part shares.
      domain: 'domain',
      // Could be packages of their own.
      embedded: 'embedded',
      schemas: 'schemas|domain',
      studio: 'studio|schemas|domain',
      app: 'app|schemas|domain',
    }).map(([part, allowed]) => rule(part, `^${part}/`, `^(${parts})/`, `^(${allowed})`)),
    ...appLevels().flatMap((level, index, levels) => {
      const above = levels.slice(index).flat().join('|')
      return level.map((folder) =>
        rule(`app/${folder}`, `^app/${folder}/`, `^app/(${above})/`, `^app/${folder}/`),
      )
    }),
    {
      name: 'no cycle of files',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(test|fixture)\\.tsx?$', '\\.generated\\.ts$'] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
  },
}

/** Folders of `app/`, lowest first: each takes values only from levels below its own. */
function appLevels() {
  return [
    ['drawings', 'i18n', 'sounds'],
    ['ui'],
    ['forms', 'instruments', 'offline'],
    ['content'],
    ['blog', 'members', 'pages', 'seo', 'shell', 'shop'],
    ['learn'],
    ['home'],
    ['routes'],
  ]
}

/** @returns a rule: files at `from` import nothing at `to`, besides what is at `besides` */
function rule(name, from, to, besides) {
  return {
    name,
    severity: 'error',
    from: { path: from },
    to: { path: to, pathNot: besides, dependencyTypesNot: ['type-only'] },
  }
}
