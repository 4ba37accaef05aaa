import './public.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { call } from '#platform/web/api/call.ts'
import { asLocale } from '#platform/web/i18n/locales.ts'
import { currentLocale, loadTexts, startTexts, text } from '#platform/web/i18n/texts.ts'
import { seeded, type Ask } from '#platform/web/public/ask.ts'
import { clearTabTokens } from '#platform/web/session.ts'
import { applyTheme } from '#platform/web/theme-mode.ts'
import { catalogues } from '../catalogues.ts'
import { chooseLocale } from '../choose-locale.ts'
import { readFirstContent } from './first-content.ts'
import { createPublicRouter } from './public-router.ts'
import { startPublicApi } from './start-public-api.ts'

/** Takes over what the server sent, or draws the page itself where it sent only the frame. */
const start = async (root: HTMLElement): Promise<void> => {
  applyTheme()
  clearTabTokens()
  startPublicApi()
  const first = readFirstContent()
  const locale = (first && asLocale(document.documentElement.lang)) ?? (await chooseLocale())
  await startTexts(locale, catalogues, ['public'])
  let hydrating = first !== null
  const router = createPublicRouter({
    ask: seeded(call as Ask, first?.answers ?? {}),
    locale: currentLocale(),
    loadTexts,
    text,
    now: () => (hydrating && first ? first.now : Date.now()),
  })
  if (!first) return createRoot(root).render(<RouterProvider router={router} />)
  // Marks the page as drawn by the server: the router then adds no boundaries of its own.
  router.ssr = { manifest: undefined }
  await router.load()
  hydrateRoot(root, <RouterProvider router={router} />)
  hydrating = false
}

const root = document.getElementById('root')
if (root) void start(root)
