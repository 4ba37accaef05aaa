import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A folder for the data of a portal that a journey runs itself. */
export const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'runway-journey-'))
  // PostgreSQL's own user must reach it, or the data would lie elsewhere.
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** Starts the built portal with demo data on a port and folder of its own; answers when it is ready. */
export const startOwnPortal = async (port: number, dataDir: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      LOG_LEVEL: 'error',
      RUNWAY_MODE: 'demo',
    },
  })
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (answer?.ok) return child
    await sleep(100)
  }
  throw new Error('the portal did not start')
}

/** Ends a portal, at once or in order. */
export const endPortal = async (portal: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const ended = new Promise((resolve) => portal.once('exit', resolve))
  portal.kill(signal)
  await ended
}

/** Ends a portal in order and takes its data away. */
export const removePortal = async (portal: ChildProcess, dataDir: string): Promise<void> => {
  await endPortal(portal, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
