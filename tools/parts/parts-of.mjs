// The parts of a feature are found by the names of its files (ADR 39), and listed in its `parts.gen.ts`.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** Generated files that do not match the folders. */
export const staleParts = (root) =>
  everyPartsFile(root).filter(({ path, text }) => read(join(root, path)) !== text)

/** Writes stale files; returns their paths. */
export const writeParts = (root) =>
  staleParts(root).map(({ path, text }) => {
    writeFileSync(join(root, path), text)
    return path
  })
