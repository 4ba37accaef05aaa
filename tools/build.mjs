// Builds the pages into dist/web, the programs into dist/server and the description of all calls into dist/openapi.json.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { forgetBuild, hashSources, rememberBuild } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.mjs'
import { ensureInstalled } from './install.mjs'
import { writeParts } from './parts/parts-of.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
const { bundlePrograms } = await import('./programs.mjs')
const { build: buildPages } = await import('vite')

writeParts(root)
const hash = hashSources()
forgetBuild()

const programs = bundlePrograms(
  { main: inRoot('apps/portal/main.ts'), run: inRoot('apps/portal/run.ts'), sso: inRoot('apps/sso/main.ts') },
  inRoot('dist/server'),
)
const pagesBy = (configFile) => buildPages({ configFile: inRoot(`apps/web/${configFile}`), logLevel: 'warn' })
// In sequence: the first empties the folder, the second adds the pages, which share no files with it.
const pages = pagesBy('vite.config.ts')
  .then(() => pagesBy('vite.public.config.ts'))
  .then(() => compressAssets(inRoot('dist/web')))
const description = promisify(execFile)(process.execPath, [
  inRoot('tools/run.mjs'),
  inRoot('tools/write-openapi.ts'),
  inRoot('dist/openapi.json'),
])

try {
  await Promise.all([programs, pages, description])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
rememberBuild(hash)
console.log('Built dist/server, dist/web and dist/openapi.json.')
