import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { spokenTexts } from './spoken-texts.ts'
import base from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The entries of the three pages. */
const entries = ['public/main.tsx', '../sso/web/main.tsx', '../sso/web/check-frame.ts'].map((file) =>
  join(root, file),
)

const libraryOf = (id: string): string | null => {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/(i18next|react-i18next)\//.test(id)) return 'texts'
  return null
}

const kit =
  /platform\/web\/(?!api\/(?:answer|api-error|address)\.ts|messages|check-frame)|vite\/preload-helper/

/** Files that each page has loaded before it imports another one: no import needs to name them. */
const loadedFirst = /\/(?:kit|react|texts|rolldown-runtime|system\.endpoints)-[\w-]+\.js$/

/**
 * Public pages have their content in the HTML, so styles load first and scripts and type later: otherwise they share
 * a slow connection and the first paint waits for what is needed later.
 */
const contentFirst = (): Plugin => ({
  name: 'content-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) => {
      if (!path.endsWith('public.html')) return html
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g)?.join('') ?? ''
      return html
        .replace(/ *<link rel="stylesheet"[^>]*>\n/g, '')
        .replace(
          /<script type="module"|<link rel="modulepreload"|<link\s+rel="preload"/g,
          '$& fetchpriority="low"',
        )
        .replace('<title>', () => `${styles.trim()}\n    <title>`)
    },
  },
})

/**
 * Public and sign-on pages are built separately from the work area, into the same folder: a common build would share
 * files between them, and a start page would load the work area's router and schemas (225 kB instead of 107).
 */
export default defineConfig({
  ...base,
  plugins: [...(base.plugins ?? []), contentFirst(), spokenTexts(entries, repository)],
  build: {
    ...base.build,
    emptyOutDir: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => !loadedFirst.test(file)) : dependencies,
    },
    rolldownOptions: {
      input: ['public.html', 'sso.html', 'check.html'].map((page) => root + page),
      output: {
        codeSplitting: {
          groups: [
            { name: libraryOf, priority: 1 },
            // The common part of every page, in one file; the hidden frame that looks for a session needs three of
            // its modules.
            { name: 'kit', tags: ['$initial'], test: kit },
          ],
        },
      },
    },
  },
})
