import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as; null means our own. */
export type RunAs = { uid: number; gid: number } | null

const nobody = (): { uid: number; gid: number } => {
  const fallback = { uid: 65534, gid: 65534 }
  try {
    const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : fallback
  } catch {
    return fallback
  }
}

/**
 * PostgreSQL refuses to run as root, so root switches to the owner of the data or, for new data, to `nobody`.
 * @param data a folder that may exist already
 */
export const chooseRunAs = (data: string): RunAs => {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(data, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

/** Environment of the server's programs: ours may have PGDATA, PGPORT and the like, which would mislead them. */
export const programEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMPDIR'].map((name) => [name, process.env[name]] as const)
  return Object.fromEntries(inherited.filter(([, value]) => value !== undefined))
}

/** Runs a program as that user until it exits, in a working folder that any user can reach. */
export const runProgram = (runAs: RunAs, file: string, args: string[]): SpawnSyncReturns<string> =>
  spawnSync(file, args, {
    ...runAs,
    cwd: runAs ? '/' : undefined,
    env: programEnvironment(),
    encoding: 'utf8',
  })

/** Whether that user can enter the folder: `nobody` cannot enter a checkout under a private home. */
export const canReach = (runAs: RunAs, folder: string): boolean =>
  runAs === null || runProgram(runAs, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).status === 0
