import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One migration file. */
export type MigrationFile = { name: string; text: string; checksum: string }

/** Finds `database/migrations` from the sources and from the bundle in `dist`. */
export const migrationsFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('database/migrations was not found beside a package.json')
    folder = parent
  }
  return join(folder, 'database/migrations')
}

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/

/** Reads the migrations in order; throws for malformed names and duplicate numbers. */
export const readMigrations = (folder: string): MigrationFile[] => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const numbers = new Map<string, string>()
  for (const name of names) {
    const number = namePattern.exec(name)?.[1]
    if (!number) throw new Error(`The migration ${name} must be called NNNN_name.sql`)
    const twin = numbers.get(number)
    if (twin) throw new Error(`The migrations ${twin} and ${name} have the same number`)
    numbers.set(number, name)
  }
  return names.map((name) => {
    // The checksum must not depend on git's line endings on this machine.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}
