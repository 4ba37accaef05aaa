import { existsSync } from 'node:fs'
import { installPackages, mayInstall, updatePackages } from './debian.mjs'

const places = [process.env.SOFFICE_PATH, '/usr/bin/soffice', '/usr/bin/libreoffice']

const findSystem = () => places.find((place) => place && existsSync(place))

/**
 * Finds LibreOffice, in which tests open what the portal writes, and installs what they need of it on Debian. Elsewhere
 * those tests are skipped.
 * @returns its path, or undefined if there is none
 */
export const ensureOffice = () => {
  if (!findSystem() && mayInstall()) {
    updatePackages()
    installPackages('libreoffice-writer-nogui', 'libreoffice-calc-nogui')
  }
  return findSystem()
}
