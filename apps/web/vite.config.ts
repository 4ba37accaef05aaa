import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { entryOf } from '../../platform/web/entry-of.ts'
import { leanLibraries } from './lean-libraries.ts'
import { lightContracts } from './light-contracts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))
const portal = process.env['PORTAL_URL'] ?? 'http://localhost:3000'

/** Public and sign-on pages have a build of their own (`vite.public.config.ts`). */
const pages = ['work.html']

/** In development the pages are found by path, as the portal does it when built. */
const pagesByPath = (): Plugin => ({
  name: 'pages-by-path',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const wantsPage =
        request.headers.accept?.includes('text/html') && !/\.\w+($|\?)/.test(request.url ?? '')
      if (wantsPage) request.url = `/${entryOf(request.url ?? '/')}`
      next()
    })
  },
})

/** Libraries that change with releases of their own. */
const libraryOf = (id: string): string | null => {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/@tanstack\/(react-router|router-core|history)\//.test(id)) return 'router'
  if (/node_modules\/(i18next|react-i18next)\//.test(id)) return 'texts'
  if (/node_modules\/zod\//.test(id)) return 'zod'
  return null
}

export default defineConfig({
  root,
  base: '/',
  publicDir: `${root}static`,
  appType: 'mpa',
  plugins: [lightContracts(), leanLibraries(), react(), pagesByPath()],
  build: {
    outDir: `${repository}dist/web`,
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((page) => root + page),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: libraryOf, priority: 4 },
            // What every page begins with: each of these imports nothing of those below it.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'kit', tags: ['$initial'], test: /\/platform\/|vite\/preload-helper/, priority: 3 },
            { name: 'work', tags: ['$initial'], priority: 2 },
            // What many screens share is one file, else a page would fetch sixty of a few hundred bytes. Whatever a module
            // imports is shared by as many: so no file waits for one that waits for it.
            { name: 'screens', minShareCount: 40, priority: 1 },
            { name: 'common', minShareCount: 16, priority: 1 },
            // What fewer share stands in files of its own, each fetched only where it is used.
            { name: 'shared', entriesAware: true, minShareCount: 2 },
          ],
        },
      },
      treeshake: { manualPureFunctions: ['endpoint', 'z'] },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [repository] },
    proxy: {
      '/api': portal,
      '/sso': portal,
      '/readyz': portal,
      '/preview': portal,
      '/socket': { target: portal, ws: true },
    },
  },
})
