// The parts of a feature are found by the names of its files (ADR 39), and listed in its `parts.gen.ts`; its notifications
// are collected into registries (ADR 160).
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

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** Generated files that do not match the folders. */
export const staleParts = (root) =>
  [...everyPartsFile(root), ...everyRegistry(root)].filter(
    ({ path, text }) => read(join(root, path)) !== text,
  )

/** Writes stale files; returns their paths. */
export const writeParts = (root) =>
  staleParts(root).map(({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    return path
  })
