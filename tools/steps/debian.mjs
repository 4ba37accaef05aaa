import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Ubuntu's packages of browsers and offices may be wrappers that work with snap only. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Whether programs can be installed here: on Debian, by its administrator. */
export const mayInstall = () => isDebian() && process.getuid?.() === 0

const apt = (...args) =>
  spawnSync('/usr/bin/apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

/** Reads the lists of packages again, as a fresh machine has none. */
export const updatePackages = () => apt('update')

/** Installs packages of Debian with what they cannot do without. */
export const installPackages = (...names) => apt('install', '-y', '--no-install-recommends', ...names)
