import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { DatabaseLog } from '../log.ts'
import { dataOf } from './cluster.ts'
import { stopServer } from './postmaster.ts'
import { canReach, chooseRunAs, type RunAs } from './run-as.ts'

/** The server's folder, and the user it runs as. */
export type Location = { home: string; runAs: RunAs }

/** File in the data folder with the database's location, when it cannot be in the data folder itself. */
export const pointerName = 'database-location.txt'

const readPointer = (dataDir: string): string | null => {
  const pointer = join(dataDir, pointerName)
  if (!existsSync(pointer)) return null
  const home = readFileSync(pointer, 'utf8').trim()
  // An empty database in place of the missing one would look like lost data, so this is an error.
  if (!existsSync(home))
    throw new Error(
      `${pointer} says that the database lies in ${home}, but nothing is there. ` +
        'Bring that folder back, or delete the file to begin with an empty database.',
    )
  return home
}

/**
 * Sets aside the remains of an earlier data folder with the same path: after deleting that folder one expects an
 * empty database.
 */
const setAside = async (home: string, log: DatabaseLog): Promise<void> => {
  if (!existsSync(home)) return
  await stopServer(dataOf(home))
  const aside = `${home}-left-${new Date().toISOString().replace(/[:.]/g, '-')}`
  renameSync(home, aside)
  log.warn(`The database of an earlier data folder of this path was set aside in ${aside}`)
}

/**
 * Chooses the server's folder: in the data folder, or in the shelter if PostgreSQL's user cannot reach that (not a
 * temporary folder: systems clean those).
 */
export const locate = async (dataDir: string, shelter: string, log: DatabaseLog): Promise<Location> => {
  const data = resolve(dataDir)
  mkdirSync(data, { recursive: true })
  const inside = join(data, 'postgres')
  const pointed = readPointer(data)
  if (pointed) return { home: pointed, runAs: chooseRunAs(dataOf(pointed)) }
  const runAs = chooseRunAs(dataOf(inside))
  if (existsSync(inside) || canReach(runAs, data)) return { home: inside, runAs }
  const home = join(shelter, `runway-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
  await setAside(home, log)
  mkdirSync(home, { recursive: true })
  chmodSync(home, 0o755)
  writeFileSync(join(data, pointerName), `${home}\n`)
  return { home, runAs }
}
