// The parts of a feature are found by the names of its files (ADR 39), and listed in its `parts.gen.ts`; its notifications
// are collected into registries (ADR 160), its public pages into the list of all (ADR 172), contracts of reports by key (ADR 189).
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** File name patterns by kind of part: exports of these files are mounted, subscribed or run without being listed. */
const kinds = {
  contract: /^contract\/.*\.endpoints\.ts$/,
  handlers: /^server\/.*\.(use-case|query|queries)\.ts$/,
  subscribers: /^server\/.*\.subscribers?\.ts$/,
  jobs: /^server\/.*\.jobs?\.ts$/,
  searchSources: /^server\/.*\.search-sources?\.ts$/,
  agendaSources: /^server\/.*\.agenda-sources?\.ts$/,
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()

/** `server/details/read-it.query.ts` is imported as `detailsReadItQuery`. */
const nameOf = (path) =>
  path
    .replace(/^\w+\//, '')
    .replace(/\.ts$/, '')
    .replace(/[/.-](\w)/g, (_, letter) => letter.toUpperCase())

/** Text files used by the server for headings of exported lists. */
const languages = ['en', 'ru']

const textOf = (feature, files) => {
  const hasTexts = languages.every((language) => files.includes(`texts/${language}.json`))
  const parts = Object.entries(kinds)
    .map(([kind, pattern]) => [kind, files.filter((path) => pattern.test(path))])
    .filter(([, paths]) => paths.length > 0)
  return `// Written by \`npm run parts\` from the names of the files; never by hand.
${parts
  .flatMap(([, paths]) => paths)
  .map((path) => `import * as ${nameOf(path)} from './${path}'\n`)
  .join('')}${languages
    .filter(() => hasTexts)
    .map((language) => `import ${language} from './texts/${language}.json' with { type: 'json' }\n`)
    .join('')}
/** What this feature is made of. */
export const parts = {
  name: '${feature}',
${parts.map(([kind, paths]) => `  ${kind}: [\n${paths.map((path) => `    ${nameOf(path)},\n`).join('')}  ],\n`).join('')}${hasTexts ? `  texts: { ${languages.join(', ')} },\n` : ''}}
`
}

/** The path and text of `parts.gen.ts` of every feature with parts. */
const everyPartsFile = (root) =>
  readdirSync(join(root, 'features')).flatMap((feature) => {
    const folder = join(root, 'features', feature)
    const files = filesOf(folder)
    const hasParts = files.some((path) => Object.values(kinds).some((pattern) => pattern.test(path)))
    return hasParts ? [{ path: `features/${feature}/parts.gen.ts`, text: textOf(feature, files) }] : []
  })

/** Files that declare a feature's notifications, and its events that notify nobody. */
const declarations = /^domain\/.*\.notices\.ts$/

/** The registries of declarations, each with the export that it collects. */
const registries = [
  {
    path: 'features/communication/domain/notices.gen.ts',
    collects: 'notices',
    about: 'Every notification of the portal, by code.',
  },
  {
    path: 'features/communication/domain/silent-events.gen.ts',
    collects: 'silentEvents',
    about: 'Every event that notifies nobody, with the reason.',
  },
]

const registryText = (declaring, { collects, about }) => {
  const found = declaring
    .filter(({ text }) => text.includes(`export const ${collects} `))
    .map(({ path }) => ({ path, name: nameOf(path.replace(/^features\/[\w-]+\//, '')) }))
  return `// Written by \`npm run parts\` from the features' \`*.notices.ts\`; never by hand.
${found.map(({ path, name }) => `import { ${collects} as ${name} } from '../../${path.replace('features/', '')}'\n`).join('')}
/** ${about} */
export const ${collects} = {
${found.map(({ name }) => `  ...${name},\n`).join('')}}
`
}

/** The path and text of every registry, if a feature declares anything. */
const everyRegistry = (root) => {
  const declaring = readdirSync(join(root, 'features')).flatMap((feature) =>
    filesOf(join(root, 'features', feature))
      .filter((path) => declarations.test(path))
      .map((file) => `features/${feature}/${file}`)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
  if (declaring.length === 0) return []
  return registries.map((registry) => ({ path: registry.path, text: registryText(declaring, registry) }))
}

/** Rows of the public pages of a feature, and of the pages composed of several. */
const publicRows = 'web/public-pages.ts'
const ownPages = 'apps/web/public/own-pages.ts'

/** Features whose texts public pages need: those with public components, and those that a row names. */
const publicNamespaces = (root, features) => {
  const rows = [ownPages, ...features.map((feature) => `features/${feature}/${publicRows}`)]
    .map((path) => read(join(root, path)) ?? '')
    .join('\n')
  const named = new Set(
    [...rows.matchAll(/texts: \[([^\]]*)\]|title: '([\w-]+):/g)].flatMap(([, texts, title]) =>
      title ? [title] : [...texts.matchAll(/'([\w-]+)'/g)].map(([, name]) => name),
    ),
  )
  const hasTexts = (feature) =>
    languages.every((language) => existsSync(join(root, `features/${feature}/texts/${language}.json`)))
  for (const name of named)
    if (!features.includes(name) || !hasTexts(name))
      throw new Error(`A public page names the texts of "${name}": no feature of that name has texts`)
  return features.filter(
    (feature) =>
      hasTexts(feature) &&
      (named.has(feature) ||
        filesOf(join(root, 'features', feature)).some((path) => /^web\/public\/.*\.tsx$/.test(path))),
  )
}

/** The public pages of all features, and the texts that they need in the browser and on the server (ADR 172). */
const everyPublicFile = (root) => {
  const features = readdirSync(join(root, 'features'))
  const withPages = features.filter((feature) => existsSync(join(root, 'features', feature, publicRows)))
  if (withPages.length === 0) return []
  const namespaces = publicNamespaces(root, features)
  const nameIn = (feature, language = '') => nameOf(`web/${feature}-${language}`.replace(/-$/, ''))
  const header = '// Written by `npm run parts` from the features’ `web/public-pages.ts`; never by hand.\n'
  return [
    {
      path: 'apps/web/public/pages.gen.ts',
      text: `${header}import type { PublicPage } from '#platform/web/public/page.ts'
${withPages.map((feature) => `import { publicPages as ${nameIn(feature)} } from '../../../features/${feature}/${publicRows}'\n`).join('')}
/** Every feature's public pages. */
export const pagesOfFeatures: readonly PublicPage[] = [
${withPages.map((feature) => `  ...${nameIn(feature)},\n`).join('')}]
`,
    },
    {
      path: 'apps/web/public/catalogues.gen.ts',
      text: `${header}/** The language files of features with public pages or components. */
export const cataloguesOfFeatures = import.meta.glob(
  '../../../features/{${namespaces.join(',')}}/texts/*.json',
)
`,
    },
    {
      path: 'apps/web/public/server-texts.gen.ts',
      text: `${header}${namespaces.flatMap((feature) => languages.map((language) => `import ${nameIn(feature, language)} from '../../../features/${feature}/texts/${language}.json'\n`)).join('')}
/** The texts of features with public pages, by language and namespace. */
export const textsOfFeatures = {
${languages.map((language) => `  ${language}: {\n${namespaces.map((feature) => `    ${/-/.test(feature) ? `'${feature}'` : feature}: ${nameIn(feature, language)},\n`).join('')}  },\n`).join('')}}
`,
    },
  ]
}

/** The contracts of all reports by key, for the browser: a report is a contract that calls `report`. */
const everyReportsFile = (root) => {
  const folder = 'features/reports/contract'
  if (!existsSync(join(root, folder))) return []
  const found = filesOf(join(root, folder))
    .filter((path) => kinds.contract.test(`contract/${path}`))
    .flatMap((path) =>
      [...readFileSync(join(root, folder, path), 'utf8').matchAll(/^export const (\w+) = report\(/gm)].map(
        ([, name]) => ({ path, name }),
      ),
    )
  return [
    {
      path: `${folder}/reports.gen.ts`,
      text: `// Written by \`npm run parts\` from the contracts of reports; never by hand.
${found.map(({ path, name }) => `import { ${name} } from './${path}'\n`).join('')}
/** The contract of each report. */
export const contractsOfReports = {
${found.map(({ name }) => `  ${name},\n`).join('')}}
`,
    },
  ]
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** Generated files that do not match the folders. */
export const staleParts = (root) =>
  [
    ...everyPartsFile(root),
    ...everyRegistry(root),
    ...everyPublicFile(root),
    ...everyReportsFile(root),
  ].filter(({ path, text }) => read(join(root, path)) !== text)

/** Writes stale files; returns their paths. */
export const writeParts = (root) =>
  staleParts(root).map(({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    return path
  })
