import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { addressInWords, hostOf, type ServerAddress } from './embedded/address.ts'
import { prepareBinaries } from './embedded/binaries.ts'
import { dataOf, embeddedName, ensureCluster, readPassword } from './embedded/cluster.ts'
import { keepRunning } from './embedded/keep-running.ts'
import { lastWords, launch } from './embedded/launch.ts'
import { locate } from './embedded/location.ts'
import { clearStaleNote, findServer, stopServer, isAlive } from './embedded/postmaster.ts'
import type { DatabaseLog } from './log.ts'

const ours = new Set<string>()

/** Registers this process as a user of the server, so that another process that stops first does not stop it. */
type Lease = {
  /** Releases the lease and returns whether it was the last one. */
  giveBack: () => boolean
}

const isLocked = (name: string): boolean => {
  const pid = Number(name.split('.')[0])
  // In containers every start has the same process id, so our own id proves nothing.
  return pid === process.pid ? ours.has(name) : isAlive(pid)
}

/** Takes a lease on the server in that folder; leases of dead processes are ignored. */
const takeLease = (home: string): Lease => {
  const folder = join(home, 'users')
  const name = `${process.pid}.${randomBytes(4).toString('hex')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '')
  ours.add(name)
  return {
    giveBack: () => {
      ours.delete(name)
      rmSync(join(folder, name), { force: true })
      const [locked, dead] = [true, false].map((wanted) =>
        readdirSync(folder).filter((one) => isLocked(one) === wanted),
      )
      for (const one of dead ?? []) rmSync(join(folder, one), { force: true })
      return locked?.length === 0
    },
  }
}

/** An embedded PostgreSQL server; it survives a killed process and is adopted at the next start. */
export type EmbeddedPostgres = {
  /** URL with password; for this machine only. */
  url: string
  /** The folder with the database. */
  where: string
  /** Whether the server crashed and is being restarted. */
  isRestarting: () => boolean
  /** Stops the server unless another process uses it too. */
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  log: DatabaseLog
  /** False disables durability on power failure for speed: only for tests. */
  durable?: boolean
  /** Restarts the server when it crashes: for long-running programs. */
  keep?: boolean
  /** The folder used when root starts the server and PostgreSQL's user cannot reach the data folder. */
  shelter?: string
}

/** Checks that the server accepts our password, and creates the database in it. */
const open = async (server: ServerAddress, password: string): Promise<string> => {
  const address = (database: string): string =>
    `postgres://${embeddedName}:${password}@${hostOf(server)}/${database}`
  const client = new pg.Client({ connectionString: address('postgres'), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [embeddedName])
    if (found.rowCount === 0) await client.query(`create database ${embeddedName}`)
  } catch (error) {
    const madeByAnotherStart = ['42P04', '23505'].includes((error as { code?: string }).code ?? '')
    if (!madeByAnotherStart) throw error
  } finally {
    await client.end()
  }
  return address(embeddedName)
}

/** Finds a server already running on the folder, once it is ready. */
const adopt = async (home: string): Promise<ServerAddress | null> => {
  let server = findServer(dataOf(home))
  while (server && !server.ready) {
    await sleep(20)
    server = findServer(dataOf(home))
  }
  return server
}

const maximalTries = 20

/** Starts PostgreSQL on the data folder, or adopts the server that a killed process left there. */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const shelter = options.shelter ?? '/var/lib'
  const { home, runAs } = await locate(options.dataDir, shelter, options.log)
  const bin = prepareBinaries(runAs, runAs ? shelter : options.dataDir)
  ensureCluster(home, bin, runAs)
  const password = readPassword(home)
  const lease = takeLease(home)
  const bring = async (address?: ServerAddress): Promise<ServerAddress | null> => {
    const adopted = await adopt(home)
    if (adopted !== null) return adopted
    clearStaleNote(dataOf(home))
    const started = await launch({ home, bin, runAs, durable: options.durable ?? true, address })
    return started ? adopt(home) : null
  }
  for (let tries = 1; tries <= maximalTries; tries++) {
    const server = await bring()
    if (server !== null) {
      const url = await open(server, password)
      options.log.info(`PostgreSQL listens on ${addressInWords(server)}, its data lies in ${home}`)
      const restart = async (): Promise<boolean> => {
        const back = await bring(server)
        return back !== null && hostOf(back) === hostOf(server)
      }
      const watchdog = options.keep ? keepRunning({ data: dataOf(home), log: options.log, restart }) : null
      const stop = async (): Promise<void> => {
        await watchdog?.stop()
        if (lease.giveBack()) await stopServer(dataOf(home))
      }
      return { url, where: home, isRestarting: () => watchdog?.isRestarting() ?? false, stop }
    }
    // Another start may have locked the folder, or processes of a killed server may still be exiting.
    await sleep(100)
  }
  lease.giveBack()
  throw new Error(`PostgreSQL does not start in ${home}:\n${lastWords(home)}`)
}
