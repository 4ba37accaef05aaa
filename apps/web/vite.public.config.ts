import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import base from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const libraryOf = (id: string): string | null => {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/(i18next|react-i18next)\//.test(id)) return 'texts'
  return null
}

/**
 * Public and sign-on pages are built apart from the work area, into the same folder: in one build the two share
 * files by what both use, and a start page would load the work area's router and schemas (225 kB instead of 107).
 */
export default defineConfig({
  ...base,
  build: {
    ...base.build,
    emptyOutDir: false,
    rolldownOptions: {
      input: ['public.html', 'sso.html'].map((page) => root + page),
      output: { codeSplitting: { groups: [{ name: libraryOf }] } },
    },
  },
})
