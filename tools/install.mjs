import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import './check-node.mjs'
import { inRoot, root } from './root.mjs'

const stamp = inRoot('node_modules/.installed-lock')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether somebody's own `npm install` put there what the lock wants; packages for other platforms may be absent. */
const isInstalled = () => {
  const note = inRoot('node_modules/.package-lock.json')
  if (!existsSync(note)) return false
  const present = readJson(note).packages
  const wanted = Object.entries(readJson(inRoot('package-lock.json')).packages).filter(
    ([path]) => path !== '',
  )
  return wanted.every(([path, { version, optional }]) =>
    present[path] ? present[path].version === version : optional === true,
  )
}

const remember = (hash) => {
  try {
    writeFileSync(stamp, hash)
  } catch {
    // A folder that is not ours to write costs a comparison at each start, no more.
  }
}

/** Installs the packages of the lock unless they are there; the lock's hash in node_modules remembers that. */
export const ensureInstalled = () => {
  const hash = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  if (!isInstalled()) {
    console.log('Installing packages ...')
    // Building needs the development packages, whatever NODE_ENV says here.
    const npm = spawnSync('npm', ['ci', '--include=dev'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (npm.status !== 0) {
      console.error('The packages could not be installed; npm says why above.')
      process.exit(1)
    }
  }
  remember(hash)
}
