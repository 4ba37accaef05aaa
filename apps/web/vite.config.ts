import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { entryOf } from '../../platform/web/entry-of.ts'
import { leanLibraries } from './lean-libraries.ts'
import { lightContracts } from './light-contracts.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))
const portal = process.env['PORTAL_URL'] ?? 'http://localhost:3000'

/** The pages: the work area, the public pages and the sign-on pages; the last two never load a heavy library. */
const pages = ['work.html', 'public.html', 'sso.html'].filter((page) => existsSync(root + page))

/** In development the pages are found by path, as the portal does it when built. */
const pagesByPath = (): Plugin => ({
  name: 'pages-by-path',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const wantsPage = request.headers.accept?.includes('text/html') && !/\.\w+($|\?)/.test(request.url ?? '')
      if (wantsPage) request.url = `/${entryOf(request.url ?? '/')}`
      next()
    })
  },
})

/** Chunks that stay the same from release to release, so that browsers keep them. */
const libraryOf = (id: string): string | undefined => {
  if (!id.includes('node_modules')) return undefined
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/@tanstack\/(react-router|router-core|history)\//.test(id)) return 'router'
  if (/node_modules\/(i18next|react-i18next)\//.test(id)) return 'texts'
  if (/node_modules\/zod\//.test(id)) return 'zod'
  return undefined
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
          groups: [
            { name: (id: string) => libraryOf(id) ?? null, priority: 2 },
            // What several screens share stands in a few files, each fetched only where it is used.
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 16_000, minShareCount: 2 },
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
      '/socket': { target: portal, ws: true },
    },
  },
})
