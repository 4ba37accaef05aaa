import './check-node.mjs'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

const stamp = inRoot('node_modules/.installed-lock')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether the packages of the lock file are installed, including test packages if requested; other platforms' may be missing. */
const isInstalled = (withTests) => {
  const note = inRoot('node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const present = readJson(note).packages
  const wanted = Object.entries(readJson(inRoot('package-lock.json')).packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && (withTests || !(dev || devOptional)),
  )
  return wanted.every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : optional === true,
  )
}

/** Whether packages for the checks are there, as of a developer: `npm ci` without them would remove them. */
const hasTestPackages = () => {
  const note = inRoot('node_modules/.package-lock.json')
  return existsSync(note) && Object.values(readJson(note).packages).some(({ dev }) => dev === true)
}

const install = (withTests) => {
  // A test's own packages are not replaced beneath it.
  if (process.env.VITEST) {
    console.error('node_modules is not what package-lock.json says: run npm ci before the tests')
    process.exit(1)
  }
  console.log('Installing packages ...')
  // NODE_ENV must not change the installed set.
  const npm = spawnSync('npm', ['ci', withTests ? '--include=dev' : '--omit=dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return
  console.error('The packages could not be installed; npm says why above.')
  process.exit(1)
}

const remember = (mark) => {
  try {
    writeFileSync(stamp, mark)
  } catch {
    // In a read-only folder the check runs at each start.
  }
}

/**
 * Installs the packages of the lock file unless they are installed: those that run and build the portal, and with `tests`, or
 * where they were installed before, those for the checks. A stamp in node_modules stores the lock file's hash and the installed set.
 */
export const ensureInstalled = ({ tests = false } = {}) => {
  const hash = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  const [whole, running] = [`${hash} all`, `${hash} run`]
  const mark = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (mark === whole || (mark === running && !tests)) return
  const isWhole = isInstalled(true)
  if (isWhole) return remember(whole)
  if (!tests && isInstalled(false)) return remember(running)
  const withTests = tests || hasTestPackages()
  install(withTests)
  remember(withTests ? whole : running)
}
