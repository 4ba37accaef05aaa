// Builds the pages into dist/web and the two programs into dist/server.
import { ensureInstalled } from './install.mjs'
import { forgetBuild, hashSources, rememberBuild } from './build-stamp.mjs'
import { compressAssets } from './compress-assets.mjs'
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

try {
  await Promise.all([programs, pages])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
rememberBuild(hash)
console.log('Built dist/server and dist/web.')
