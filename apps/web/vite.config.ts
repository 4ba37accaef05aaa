import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { entryOf } from '../../platform/web/entry-of.ts'
import { leanLibraries } from './lean-libraries.ts'
import { lightContracts } from './light-contracts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))
const portal = process.env['PORTAL_URL'] ?? 'http://localhost:3000'

/** Public and sign-on pages have a separate build (`vite.public.config.ts`). */
const pages = ['work.html']

/** In development, serves pages by path, as the built portal does. */
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

/** Libraries that change with their own releases. */
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
            // The first files of every page: each imports nothing of those below it.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'kit', tags: ['$initial'], test: /\/platform\/|vite\/preload-helper/, priority: 3 },
            { name: 'work', tags: ['$initial'], priority: 2 },
            // Modules shared by many screens are one file, otherwise a page would load sixty files of a few hundred
            // bytes. Imports of a module are shared by at least as many screens, so there are no cycles between
            // files.
            { name: 'screens', minShareCount: 40, priority: 1 },
            { name: 'common', minShareCount: 16, priority: 1 },
            // Modules shared by fewer are in separate files, each loaded only where it is used.
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
