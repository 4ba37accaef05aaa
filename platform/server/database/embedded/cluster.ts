import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { runProgram, type RunAs } from './run-as.ts'

/** The owner of the embedded database, and the database's name. */
export const embeddedName = 'runway'

/** PostgreSQL's own data folder inside the server's folder. */
export const dataOf = (home: string): string => join(home, 'cluster/data')

const passwordFile = (cluster: string): string => join(cluster, 'password')

/** Reads the password created with the cluster. */
export const readPassword = (home: string): string => {
  try {
    return readFileSync(passwordFile(join(home, 'cluster')), 'utf8').trim()
  } catch (error) {
    throw new Error(
      `The database in ${home} belongs to another user of this machine; start as that user or as root.`,
      {
        cause: error,
      },
    )
  }
}

// Sorting and case follow ICU; pg_trgm and similar extensions follow LC_CTYPE, and ignore Cyrillic letters under C.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'ru_RU.UTF-8']

/** Creates an empty cluster with a random password, unless it exists. */
export const ensureCluster = (home: string, bin: string, runAs: RunAs): void => {
  const cluster = join(home, 'cluster')
  if (existsSync(cluster)) return
  mkdirSync(home, { recursive: true })
  // Renamed when complete, so that an interrupted start, or two at once, leave no incomplete cluster.
  const unfinished = join(home, `cluster-${process.pid}`)
  const data = join(unfinished, 'data')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o755 })
  writeFileSync(passwordFile(unfinished), randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (runAs) handOver(home, unfinished, runAs)
  const initdb = (characterType: string) => {
    const access = ['-U', embeddedName, '-A', 'scram-sha-256', `--pwfile=${passwordFile(unfinished)}`]
    const locale = ['--locale-provider=icu', '--icu-locale=ru', '--locale=C', `--lc-ctype=${characterType}`]
    const args = ['-D', data, ...access, '--encoding=UTF8', ...locale, '--no-instructions']
    return runProgram(runAs, join(bin, 'initdb'), args)
  }
  const tried = []
  for (const characterType of characterTypes) {
    const made = initdb(characterType)
    if (made.status === 0) {
      finish(unfinished, cluster)
      return
    }
    tried.push(made.error?.message ?? made.stderr.trim())
  }
  rmSync(unfinished, { recursive: true, force: true })
  throw new Error(`The database could not be made in ${home}: ${tried.join('; ')}`)
}

/** Gives PostgreSQL's user access to its folder, whatever our umask is. */
const handOver = (home: string, cluster: string, runAs: NonNullable<RunAs>): void => {
  for (const path of [home, cluster]) chmodSync(path, 0o755)
  for (const path of [join(cluster, 'data'), passwordFile(cluster)]) chownSync(path, runAs.uid, runAs.gid)
}

const finish = (unfinished: string, cluster: string): void => {
  try {
    renameSync(unfinished, cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(cluster)) throw error
  }
}
