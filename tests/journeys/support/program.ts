import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { secretsKey } from '../../support/secrets-key.ts'

/** One of the two built programs, running. */
export type Program = {
  /** Its output so far. */
  output: () => string
  /** Stops it, gracefully by default, and waits until it has ended. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Far longer than a start takes, even on a busy machine. */
const limit = 120_000

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Environment variables of a journey's program. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE: '100000',
  SECRETS_KEY: secretsKey,
  RUNWAY_MODE: 'demo',
  DATABASE_URL: '',
  PUBLIC_URL: '',
}

/** Starts the built portal (`main`) or sign-on service (`sso`) with these variables, and waits until it is ready. */
export const startProgram = async (
  name: 'main' | 'sso',
  port: number,
  variables: Record<string, string>,
): Promise<Program> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../../dist/server/${name}.js`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, [name === 'main' ? 'PORT' : 'SSO_PORT']: String(port), ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const killWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end: Program['end'] = async (signal = 'SIGTERM') => {
    child.kill(signal)
    await gone
    process.off('exit', killWithUs)
  }
  const deadline = Date.now() + limit
  while (!(await isReady(port))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await end('SIGKILL')
      throw new Error(`dist/server/${name}.js did not start:\n${output}`)
    }
    await sleep(50)
  }
  return { output: () => output, end }
}
