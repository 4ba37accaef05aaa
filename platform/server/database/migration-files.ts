import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of SQL that is recorded by its checksum when applied. */
export type SqlFile = { name: string; text: string; checksum: string }

/** Finds a folder of `database` from the sources and from the bundle in `dist`. */
const databaseFolder = (name: string): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`database/${name} was not found next to a package.json`)
    folder = parent
  }
  return join(folder, 'database', name)
}

export const migrationsFolder = (): string => databaseFolder('migrations')

export const functionsFolder = (): string => databaseFolder('functions')

const sqlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

const readFile = (folder: string, name: string): SqlFile => {
  // The checksum must not depend on git's line endings on this machine.
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/

/** Reads the migrations in order; throws for malformed names and duplicate numbers. */
export const readMigrations = (folder: string): SqlFile[] => {
  const names = sqlFiles(folder)
  const numbers = new Map<string, string>()
  for (const name of names) {
    const number = namePattern.exec(name)?.[1]
    if (!number) throw new Error(`The migration ${name} must be called NNNN_name.sql`)
    const twin = numbers.get(number)
    if (twin) throw new Error(`The migrations ${twin} and ${name} have the same number`)
    numbers.set(number, name)
  }
  return names.map((name) => readFile(folder, name))
}

/** Reads the files of functions, each named after its function; applied again when changed (ADR 137). */
export const readFunctions = (folder: string): SqlFile[] =>
  sqlFiles(folder).map((name) => readFile(folder, name))
