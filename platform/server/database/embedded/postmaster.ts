import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketFile, type ServerAddress } from './address.ts'

/** Contents of `postmaster.pid` of the server running on a data folder. */
export type Postmaster = ServerAddress & { pid: number; ready: boolean }

/** Reads `postmaster.pid` in the data folder. */
export const readPostmaster = (data: string): Postmaster | null => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!(pid > 0)) return null
    // A line is empty until the server has started that far.
    const socketFolder = lines[4]?.trim() || null
    return { pid, port: Number(lines[3]), socketFolder, ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

/** Whether a process with that id exists, of any user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const commandOf = (pid: number): string => {
  const proc = `/proc/${pid}/cmdline`
  if (existsSync(proc)) return readFileSync(proc, 'utf8')
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

/** After a crash another process may have the id; zombies have no command line. */
const worksOn = (pid: number, data: string): boolean =>
  isAlive(pid) && (process.platform === 'win32' || commandOf(pid).includes(data))

/** Returns the server now running on the folder. */
export const findServer = (data: string): Postmaster | null => {
  const noted = readPostmaster(data)
  return noted && worksOn(noted.pid, data) ? noted : null
}

/**
 * Whether the server of that folder is running, cheap enough to call often: on systems where inspecting a process
 * starts a program, only the process id is checked.
 */
export const isServing = (data: string): boolean => {
  const noted = readPostmaster(data)
  return noted !== null && (existsSync('/proc/self') ? worksOn(noted.pid, data) : isAlive(noted.pid))
}

/**
 * Removes a `postmaster.pid` whose process id now belongs to another program: PostgreSQL would take that for a
 * running server. For a dead process PostgreSQL removes the file itself, with better checks than ours.
 */
export const clearStaleNote = (data: string): void => {
  const noted = readPostmaster(data)
  if (!noted || !isAlive(noted.pid) || findServer(data)) return
  rmSync(join(data, 'postmaster.pid'), { force: true })
  // Its socket has a lock file of its own, with the same process id.
  if (noted.socketFolder) rmSync(`${socketFile(noted.socketFolder, noted.port)}.lock`, { force: true })
}

const goneWithin = async (data: string, pid: number, milliseconds: number): Promise<boolean> => {
  const until = Date.now() + milliseconds
  while (worksOn(pid, data)) {
    if (Date.now() > until) return false
    await sleep(10)
  }
  return true
}

/** Stops the server of that data folder, if any, without waiting for clients to disconnect. */
export const stopServer = async (data: string): Promise<void> => {
  const server = findServer(data)
  if (!server) return
  for (const [signal, patience] of [['SIGINT', 30_000] as const, ['SIGQUIT', 10_000] as const]) {
    process.kill(server.pid, signal)
    if (await goneWithin(data, server.pid, patience)) return
  }
  throw new Error(`PostgreSQL (process ${server.pid}, data in ${data}) does not stop`)
}
