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

/** What only a form, a menu or a panel that somebody opens needs: it must not ride along with every list. */
const openedLater =
  /components\/(form\/|wizard\/|uploads\/|rows\/|palette\/(CommandPalette|use-|match)|drawer\/(\w+Form|SidePanelBody|DrawerHost)|menu\/MenuPopup|list\/(ViewsPopup|VirtualRows))|work\/(theme|WorkTheme)/

/** Files that change with different releases and serve different pages, from the most particular to the rest. */
const groupOf = (id: string): string | null => {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/@tanstack\/(react-router|router-core|history)\//.test(id)) return 'router'
  if (/node_modules\/(i18next|react-i18next)\//.test(id)) return 'texts'
  if (/node_modules\/zod\//.test(id)) return 'zod'
  if (/node_modules\/@tanstack\/(react-query|query-core)\//.test(id)) return 'kit'
  if (/\/platform\/web\/(work|query|messages)\//.test(id) && !openedLater.test(id)) return 'kit'
  if (
    /\/platform\/web\/(api\/|i18n\/|(session|cookies|store|person-store|theme-mode|entry-of|breakpoints|use-store)\.ts)/.test(
      id,
    )
  )
    return 'core'
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
            { name: groupOf, priority: 2 },
            // What several screens share besides stands in files of its own, each fetched only where it is used.
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
      '/socket': { target: portal, ws: true },
    },
  },
})
