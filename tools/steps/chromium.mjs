import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binary } from './command.mjs'
import { installPackages, mayInstall, updatePackages } from './debian.mjs'

/** The headless shell last: it does the same with a tenth less CPU time, but shows no notifications. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

const findSystem = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))

const installFromDebian = () => {
  updatePackages()
  installPackages('chromium')
  if (!findSystem()) installPackages('chromium-headless-shell')
}

/**
 * Finds a Chromium for the journeys and installs one if there is none.
 * @returns the path of the system's, or undefined if Playwright has its own
 */
export const ensureChromium = () => {
  if (!findSystem() && mayInstall()) installFromDebian()
  const system = findSystem()
  if (!system)
    spawnSync(process.execPath, [binary('@playwright/test/cli.js'), 'install', 'chromium'], {
      stdio: 'ignore',
    })
  return system
}
