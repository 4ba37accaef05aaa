import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseNote } from './origin.ts'

/** A portal and the sign-on service as two programs. */
export type Apart = { portal: string; service: string; said: () => string; stop: () => Promise<void> }

const freePort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const answers = async (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts both on the journeys' database, under these host names, with more variables on demand. */
export const startApart = async (
  hosts: { portal: string; service: string },
  more: (service: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Apart> => {
  const folder = mkdtempSync(join(tmpdir(), 'runway-apart-'))
  const [port, ssoPort] = [await freePort(), await freePort()]
  const portal = `http://${hosts.portal}:${port}`
  const service = `http://${hosts.service}:${ssoPort}`
  const env = {
    ...process.env,
    PORT: String(port),
    SSO_PORT: String(ssoPort),
    PUBLIC_URL: portal,
    SSO_URL: service,
    BACK_CHANNEL_SECRET: 'a-secret-of-both-programs-1234567890',
    DATA_DIR: folder,
    DATABASE_URL: readFileSync(databaseNote, 'utf8'),
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE: '100000',
    NODE_ENV: 'production',
    ...(await more(service)),
  }
  let said = ''
  const programs = ['main', 'sso'].map((name) => {
    const program = spawn(process.execPath, [join(import.meta.dirname, `../../../dist/server/${name}.js`)], {
      env,
    })
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (said += String(text)))
    return program
  })
  const stop = async (): Promise<void> => {
    await Promise.all(
      programs.map(async (program) => {
        if (program.exitCode !== null) return
        const ended = new Promise((resolve) => program.once('exit', resolve))
        program.kill('SIGTERM')
        await ended
      }),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = () => Promise.all([port, ssoPort].map((one) => answers(`http://127.0.0.1:${one}/readyz`)))
  const deadline = Date.now() + 30_000
  while (!(await ready()).every(Boolean)) {
    if (Date.now() > deadline || programs.some(({ exitCode }) => exitCode !== null)) {
      await stop()
      throw new Error(`The programs did not start:\n${said}`)
    }
    await sleep(200)
  }
  return { portal, service, said: () => said, stop }
}
