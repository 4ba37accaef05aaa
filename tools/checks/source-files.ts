import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

/** A source file with the files of this repository it imports. */
export type SourceFile = { path: string; text: string; imports: string[] }

const rooms = ['platform', 'features', 'apps', 'database', 'tools', 'tests']

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return walk(path)
    return /\.(ts|tsx|mjs)$/.test(name) ? [path] : []
  })

const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g
const multiLineFrom = /\bfrom\s+['"]([^'"]+)['"]/g

const resolve = (from: string, name: string): string | null => {
  if (name.startsWith('#platform/')) return `platform/${name.slice(10)}`
  if (name.startsWith('#features/')) return `features/${name.slice(10)}/index.ts`
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  return null
}

const importsOf = (path: string, text: string): string[] => {
  const names = new Set<string>()
  for (const match of text.matchAll(importPattern)) names.add((match[1] ?? match[2])!)
  for (const match of text.matchAll(multiLineFrom)) names.add(match[1]!)
  return [...names].map((name) => resolve(path, name)).filter((target) => target !== null)
}

/** Every source file of the repository, with paths relative to its root. */
export const readSourceFiles = (root: string): SourceFile[] =>
  rooms.flatMap((room) => {
    try {
      return walk(join(root, room)).map((absolute) => {
        const path = relative(root, absolute)
        const text = readFileSync(absolute, 'utf8')
        return { path, text, imports: importsOf(path, text) }
      })
    } catch {
      return []
    }
  })
