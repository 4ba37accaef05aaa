import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { binary } from './command.mjs'

/** The headless shell first: it does the same with a tenth less CPU time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const findSystem = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))

/** Ubuntu's package of that name is a wrapper that works with snap only. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

const installFromDebian = () => {
  const apt = (...args) =>
    spawnSync('/usr/bin/apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (!findSystem()) apt('install', '-y', '--no-install-recommends', 'chromium')
}

/**
 * Finds a Chromium for the journeys and installs one if there is none.
 * @returns the path of the system's, or undefined if Playwright has its own
 */
export const ensureChromium = () => {
  if (!findSystem() && isDebian() && process.getuid?.() === 0) installFromDebian()
  const system = findSystem()
  if (!system)
    spawnSync(process.execPath, [binary('@playwright/test/cli.js'), 'install', 'chromium'], {
      stdio: 'ignore',
    })
  return system
}
