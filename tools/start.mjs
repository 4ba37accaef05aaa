// Starts the portal, or with `sso` the sign-on service alone; installs and builds first if necessary.
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build-stamp.mjs'
import { ensureInstalled } from './install.mjs'
import { inRoot } from './root.mjs'

const programs = { portal: 'main.js', sso: 'sso.js' }
const name = process.argv[2] ?? 'portal'

if (!(name in programs)) {
  console.error(`There is no program "${name}", only: ${Object.keys(programs).join(', ')}`)
  process.exit(1)
}
ensureInstalled()
if (!isBuilt()) {
  console.log('Building ...')
  // A separate process, so that the builder's memory is freed.
  const build = spawnSync(process.execPath, [inRoot('tools/build.mjs')], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
const program = inRoot('dist/server', programs[name])
process.argv = [process.execPath, program, ...process.argv.slice(3)]
// In this process, so that it receives signals and its exit code is ours.
await import(pathToFileURL(program).href)
