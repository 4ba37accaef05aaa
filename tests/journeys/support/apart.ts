import { cloneDemo } from './clone.ts'
import { freePort } from './free-port.ts'
import { startProgram } from './program.ts'

/** A portal and the sign-on service as two programs. */
export type Apart = { portal: string; service: string; output: () => string; stop: () => Promise<void> }

/** Starts both on a copy of the demo, under these host names, with further variables if needed. */
export const startApart = async (
  hosts: { portal: string; service: string },
  more: (service: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Apart> => {
  const { databaseUrl, folder, drop } = await cloneDemo()
  const [port, ssoPort] = [await freePort(), await freePort()]
  const portal = `http://${hosts.portal}:${port}`
  const service = `http://${hosts.service}:${ssoPort}`
  const variables = {
    PUBLIC_URL: portal,
    SSO_URL: service,
    BACK_CHANNEL_SECRET: 'a-secret-of-both-programs-1234567890',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SSO_PORT: String(ssoPort),
    ...(await more(service)),
  }
  const programs = await Promise.all([
    startProgram('main', port, variables),
    startProgram('sso', ssoPort, variables),
  ])
  return {
    portal,
    service,
    output: () => programs.map(({ output }) => output()).join('\n'),
    stop: async () => {
      await Promise.all(programs.map(({ end }) => end()))
      await drop()
    },
  }
}
