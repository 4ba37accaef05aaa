// Builds the pages into dist/web and the two programs into dist/server.
import { ensureInstalled } from './install.mjs'
import { forgetBuild, hashSources, rememberBuild } from './build-stamp.mjs'
import { writeParts } from './parts/parts-of.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
const { build: bundle } = await import('rolldown')
const { build: buildPages } = await import('vite')

writeParts(root)
const hash = hashSources()
forgetBuild()

const programs = bundle({
  cwd: root,
  input: {
    main: inRoot('apps/portal/main.ts'),
    sso: inRoot('apps/sso/main.ts'),
    // Threads begin in files of their own, which the program finds beside itself.
    'sheet-thread': inRoot('platform/server/spreadsheets/sheet.thread.ts'),
    'write-table-thread': inRoot('platform/server/spreadsheets/write-table.thread.ts'),
  },
  platform: 'node',
  // Packages stay in node_modules: some bring native parts, and bundling them would gain nothing.
  external: (id) => /^(?:@?[a-z]|node:)/i.test(id) && !/^[a-z]:[\\/]/i.test(id),
  output: {
    dir: inRoot('dist/server'),
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
  },
})
const pagesBy = (configFile) => buildPages({ configFile: inRoot(`apps/web/${configFile}`), logLevel: 'warn' })
// One after the other: the first empties the folder, the second adds the pages that share nothing with it.
const pages = pagesBy('vite.config.ts').then(() => pagesBy('vite.public.config.ts'))

try {
  await Promise.all([programs, pages])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
rememberBuild(hash)
console.log('Built dist/server and dist/web.')
