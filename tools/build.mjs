// Builds the pages into dist/web and the two programs into dist/server.
import { ensureInstalled } from './install.mjs'
import { forgetBuild, hashSources, rememberBuild } from './build-stamp.mjs'
import { inRoot, root } from './root.mjs'

ensureInstalled()
const { build: bundle } = await import('rolldown')
const { build: buildPages } = await import('vite')

const hash = hashSources()
forgetBuild()

const programs = bundle({
  cwd: root,
  input: { main: inRoot('apps/portal/main.ts'), sso: inRoot('apps/sso/main.ts') },
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
const pages = buildPages({ configFile: inRoot('apps/web/vite.config.ts'), logLevel: 'warn' })

try {
  await Promise.all([programs, pages])
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
rememberBuild(hash)
console.log('Built dist/server and dist/web.')
