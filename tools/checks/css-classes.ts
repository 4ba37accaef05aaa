import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { SourceFile } from './source-files.ts'

/** A style sheet: the classes that it styles alone, and those that occur only in combinations. */
export type Sheet = { path: string; own: Set<string>; named: Set<string> }

const classPattern = /\.(-?[a-zA-Z_][\w-]*)/g
const alone = /^\.(-?[a-zA-Z_][\w-]*)(?:::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/

/** Parses the classes in a style sheet's selectors. */
export const readSheet = (path: string, text: string): Sheet => {
  const sheet: Sheet = { path, own: new Set(), named: new Set() }
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""')
  for (const [, prelude] of bare.matchAll(/([^{};]+)\{/g)) {
    if (prelude!.trim().startsWith('@')) continue
    for (const selector of prelude!.split(',')) {
      for (const [, name] of selector.matchAll(classPattern)) sheet.named.add(name!)
      const own = alone.exec(selector.trim())?.[1]
      if (own) sheet.own.add(own)
    }
  }
  return sheet
}

/** The sheets of a class: those that style it alone, else those that mention it. */
export const sheetsOf = (sheets: readonly Sheet[], name: string): Sheet[] => {
  const own = sheets.filter((sheet) => sheet.own.has(name))
  return own.length > 0 ? own : sheets.filter((sheet) => sheet.named.has(name))
}

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const givesClasses = (node: Node): boolean =>
  node.type === 'JSXAttribute'
    ? /^(?:\w+C|c)lassName$/.test(String((node['name'] as Node)['name']))
    : node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'cls'

const wordsOf = (node: Node): string => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : ''
  return node.type === 'TemplateElement' ? (node['value'] as { raw: string }).raw : ''
}

/** The classes that a component uses in `className` and in `cls(...)`. */
export const givenClasses = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): Set<string> => {
  const found = new Set<string>()
  if (!/className|\bcls\(/i.test(text)) return found
  const take = (node: Node): void => {
    for (const word of wordsOf(node).split(/\s+/)) found.add(word)
    within(node).forEach(take)
  }
  const walk = (node: Node): void => within(node).forEach(givesClasses(node) ? take : walk)
  walk(parseSync(path, text).program as unknown as Node)
  return found
}

const laterPattern = /\bimport\(\s*['"](\.[^'"]+|#platform\/[^'"]+)['"]\s*\)/g

/** Files that a file imports dynamically. */
export const fetchedLater = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): Set<string> =>
  new Set(
    [...text.matchAll(laterPattern)].map(([, name]) =>
      name!.startsWith('#') ? name!.slice(1) : normalize(join(dirname(path), name!)),
    ),
  )

/** Files loaded together with a file: its static imports, transitively. */
export const loadedWith = (files: ReadonlyMap<string, SourceFile>, start: string): Set<string> => {
  const met = new Set<string>()
  const visit = (path: string): void => {
    if (met.has(path)) return
    met.add(path)
    const file = files.get(path)
    if (!file) return
    const later = fetchedLater(file)
    for (const next of file.imports) if (!later.has(next)) visit(next)
  }
  visit(start)
  return met
}
