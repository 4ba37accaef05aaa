import { spawn, type ChildProcess } from 'node:child_process'

/** A measured server in its own process. */
export type Server = { origin: string; pid: number; stop: () => Promise<void>; readyAfterMs: number }

const waitUntilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not become ready`)
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

const start = async (
  args: string[],
  port: number,
  path: string,
  env: Record<string, string>,
): Promise<Server> => {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A failed measurement leaves no server running.
  process.once('exit', () => child.kill())
  const origin = `http://localhost:${port}`
  await waitUntilReady(`${origin}${path}`, child)
  return {
    origin,
    pid: child.pid!,
    readyAfterMs: performance.now() - began,
    stop: () => ended(child),
  }
}

/** The built portal on a database, without rate limits per address. */
export const startPortal = (
  databaseUrl: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> =>
  start(['dist/server/main.js'], port, '/readyz', {
    DATABASE_URL: databaseUrl,
    HOST: '0.0.0.0',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
    ...settings,
  })

/** A separate worker, without an HTTP server. */
export const startWorker = async (databaseUrl: string): Promise<Omit<Server, 'origin' | 'readyAfterMs'>> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      WORKER: 'only',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker ended')))
    child.stdout.on('data', (output: Buffer) => String(output).includes('is ready') && resolve())
  })
  return { pid: child.pid!, stop: () => ended(child) }
}

/** The floor: bare Fastify with equivalent prepared queries on the same database. */
export const startFloor = (databaseUrl: string, port: number, acceleratorId: number): Promise<Server> =>
  start(['--import', 'tsx', 'tests/bench/floor.ts'], port, '/ready', {
    DATABASE_URL: databaseUrl,
    ACCELERATOR_ID: String(acceleratorId),
    NODE_ENV: 'production',
  })
