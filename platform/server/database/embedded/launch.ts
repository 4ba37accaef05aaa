import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAddress, listenSettings, type ServerAddress } from './address.ts'
import { dataOf } from './cluster.ts'
import { readPostmaster } from './postmaster.ts'
import { programEnvironment, type RunAs } from './run-as.ts'

/** Log file of the server in that folder. */
export const serverLog = (home: string): string => join(home, 'server.log')
const longestLog = 10 * 1024 * 1024

const openLog = (home: string): number => {
  const file = serverLog(home)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > longestLog) rmSync(file)
  return openSync(file, 'a', 0o600)
}

/** The last lines of the server's log, for error messages. */
export const lastWords = (home: string): string => {
  try {
    return readFileSync(serverLog(home), 'utf8').trim().split('\n').slice(-5).join('\n')
  } catch {
    return ''
  }
}

/** Statistics of statements, for the page of the portal's state; a library that is missing would keep the server from starting. */
const statistics = (bin: string): string[] =>
  existsSync(join(bin, '../share/postgresql/extension/pg_stat_statements.control'))
    ? ['shared_preload_libraries=pg_stat_statements']
    : []

const settings = (address: ServerAddress, durable: boolean): string[] => {
  const always = [...listenSettings(address), 'max_connections=200']
  // Settings of the measurements: with a million rows an index is cheaper than the defaults for spinning disks
  // assume.
  const planned = ['random_page_cost=1.1', 'jit=off']
  const logged = ['timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off']
  const hasty = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_wal_size=256MB',
    'wal_level=minimal',
    'max_wal_senders=0',
  ]
  return [...always, ...planned, ...logged, ...(durable ? [] : hasty)]
}

/**
 * Starts the server, at an address of its choice unless one is given, and waits until it accepts connections.
 * @returns false if it exited, for example because another process was faster
 */
export const launch = async (options: {
  home: string
  bin: string
  runAs: RunAs
  durable: boolean
  address?: ServerAddress | undefined
}): Promise<boolean> => {
  const data = dataOf(options.home)
  const address = options.address ?? (await chooseAddress(data))
  const arguments_ = [...settings(address, options.durable), ...statistics(options.bin)].flatMap(
    (setting) => ['-c', setting],
  )
  const log = openLog(options.home)
  // Detached and without pipes: it must outlive us and not receive our Ctrl+C.
  const server = spawn(join(options.bin, 'postgres'), ['-D', data, ...arguments_], {
    ...options.runAs,
    cwd: options.runAs ? '/' : undefined,
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const life = { over: false }
  server.once('exit', () => (life.over = true))
  server.once('error', () => (life.over = true))
  server.unref()
  while (!life.over) {
    const noted = readPostmaster(data)
    if (noted?.pid === server.pid && noted?.ready) return true
    await sleep(10)
  }
  return false
}
