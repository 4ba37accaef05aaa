import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'

const stamp = inRoot('dist/.built')
const sources = [
  'apps',
  'platform',
  'features',
  'database',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tools/build.mjs',
  'tools/compress-assets.mjs',
]

const addTo = (hash, path) => {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) addTo(hash, inner)
    else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(inner).update(readFileSync(inner))
  }
}

/** A hash of all inputs of the build: file times are meaningless after a checkout. */
export const hashSources = () => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = inRoot(source)
    if (/\.\w+$/.test(source)) hash.update(readFileSync(path))
    else addTo(hash, path)
  }
  return hash.digest('hex')
}

/** Whether `dist` was built from the current sources. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()

/** Removes the stamp, so that an interrupted build does not look complete. */
export const forgetBuild = () => rmSync(stamp, { force: true })

/** Stores the hash of the sources from which `dist` was built. */
export const rememberBuild = (hash) => writeFileSync(stamp, hash)
