import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { binary } from './command.mjs'
import { installPackages, mayInstall, updatePackages } from './debian.mjs'

/** The headless shell does the same as the full browser with a third less time, but shows no notifications. */
const shell = '/usr/bin/chromium-headless-shell'
const full = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const findFull = () => full.find((place) => existsSync(place))
const findSystem = () =>
  [process.env.CHROMIUM_PATH, shell, ...full].find((place) => place && existsSync(place))

const installFromDebian = () => {
  updatePackages()
  installPackages('chromium-headless-shell')
  installPackages('chromium')
}

/**
 * Finds the browsers of the journeys and installs those that are missing.
 * @returns the environment that names them: the browser of all journeys, and the full one for what the shell cannot do;
 * empty if Playwright has its own
 */
export const ensureChromium = () => {
  if (mayInstall() && !(findSystem() && findFull())) installFromDebian()
  const [system, fullBrowser] = [findSystem(), findFull()]
  if (!system)
    spawnSync(process.execPath, [binary('@playwright/test/cli.js'), 'install', 'chromium'], {
      stdio: 'ignore',
    })
  return {
    ...(system ? { CHROMIUM_PATH: system } : {}),
    ...(fullBrowser ? { FULL_CHROMIUM_PATH: fullBrowser } : {}),
  }
}
