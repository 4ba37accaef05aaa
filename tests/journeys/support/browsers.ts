import { chromium, type Browser } from '@playwright/test'

const standard = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

/** A separate Chromium that resolves these host names to this machine. */
export const launchKnowing = (...hosts: string[]): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...standard,
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=${hosts.map((host) => `MAP ${host} 127.0.0.1`).join(',')}`,
    ],
  })
}
