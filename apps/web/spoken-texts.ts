import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const imported = /(?:from|import)\s*\(?\s*'([^']+)'/g
const onlyTypes = /^(?:import|export) type [\s\S]*?from '[^']+'$/gm

/** The file of an import; null for packages and for other assets. */
const fileOf = (from: string, named: string, root: string): string | undefined => {
  const path = named.startsWith('#platform/')
    ? join(root, named.slice(1))
    : named.startsWith('.')
      ? join(dirname(from), named)
      : ''
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

/** The sources of these files with all their imports, except contracts, whose schemas the pages do not have. */
const sourcesOf = (entries: readonly string[], root: string): string[] => {
  const read = new Map<string, string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (read.has(file)) continue
    const source = readFileSync(file, 'utf8').replace(onlyTypes, '')
    read.set(file, source)
    if (file.endsWith('.endpoints.ts')) continue
    for (const [, named] of source.matchAll(imported)) {
      const next = fileOf(file, named!, root)
      if (next) waiting.push(next)
    }
  }
  return [...read.values()]
}

/** The namespace of a text file, as used in sources. */
const namespaceOf = (file: string): string => {
  const owner = file.split('/').at(-3) ?? ''
  return owner === 'web' ? 'platform' : owner
}

type Texts = { [key: string]: string | Texts }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The texts that sources use, by complete keys: `'list.title'`, `'showcases:list.title'`, plural forms by their base
 * key. The whole group where keys are concatenated (`` `list.${name}` ``) or the group's name is passed on
 * (`'people:showcase.experts'`; texts for all lists of a kind are next to it).
 */
export const spokenOf = (sources: readonly string[], namespace: string, texts: Texts): Texts => {
  const says = (key: string, end: string): boolean => {
    const pattern = new RegExp(`['"\`](?:${namespace}:)?${escaped(key)}(?:${end})`)
    return sources.some((source) => pattern.test(source))
  }
  // A single word is not taken for a group: `'list'` may be anything.
  const isHandedOn = (key: string): boolean => says(key.includes('.') ? key : `${namespace}:${key}`, '[\'"`]')
  const usedPart = (node: string | Texts, key: string): string | Texts | undefined => {
    if (typeof node === 'string') return says(key.replace(/_[^.]*$/, ''), '[\'"`_]') ? node : undefined
    if (!says(key, '[.\'"`]')) return undefined
    const isWhole =
      isHandedOn(key) ||
      says(key, '\\.\\$\\{') ||
      Object.entries(node).some(([name, one]) => typeof one !== 'string' && isHandedOn(`${key}.${name}`))
    if (isWhole) return node
    const used = spoken(node, `${key}.`)
    return Object.keys(used).length > 0 ? used : undefined
  }
  const spoken = (node: Texts, path: string): Texts =>
    Object.fromEntries(
      Object.entries(node).flatMap(([name, one]) => {
        const used = usedPart(one, path + name)
        return used === undefined ? [] : [[name, used] as const]
      }),
    )
  return spoken(texts, '')
}

/** Groups of error texts, which pages load with the first error (`platform/web/i18n/failure-words.ts`). */
const failures = 'errors'
const fieldFailures = 'fieldErrors'

/** The texts of the field errors that forms find themselves, before they ask the server. */
export const ownFieldErrors = (sources: readonly string[], texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(([code]) =>
      sources.some((source) => source.includes(`'${code.replace(/_[a-z]+$/, '')}'`)),
    ),
  )

/**
 * A text file has the texts of a whole feature, mostly for the work area. The pages built here get only those they
 * use: saves 12 to 18 kB of script per page (gzip).
 */
export const spokenTexts = (entries: readonly string[], root: string): Plugin => {
  let sources: string[] = []
  return {
    name: 'spoken-texts',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => {
      sources = sourcesOf(entries, root)
    },
    load(id) {
      const [file = '', suffix] = id.split('?')
      if (!/\/texts\/(?:ru|en)\.json$/.test(file)) return null
      const {
        [failures]: words,
        [fieldFailures]: ofFields,
        ...texts
      } = JSON.parse(readFileSync(file, 'utf8')) as Texts
      if (suffix === 'raw') {
        const failureTexts = JSON.stringify({ [failures]: words, [fieldFailures]: ofFields })
        return { code: `export default ${JSON.stringify(failureTexts)}`, moduleType: 'js' }
      }
      const own = typeof ofFields === 'object' ? ownFieldErrors(sources, ofFields) : {}
      return JSON.stringify({ ...spokenOf(sources, namespaceOf(file), texts), [fieldFailures]: own })
    },
  }
}
