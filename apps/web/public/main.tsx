import './frame/forget-storage.ts'
import './public.css'
import '../impersonation/impersonation.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#platform/web/ErrorBoundary.tsx'
import { call } from '#platform/web/api/call.ts'
import { addressedLocale, asLocale, saveLocale } from '#platform/web/i18n/locales.ts'
import { currentLocale, loadTexts, startTexts, text } from '#platform/web/i18n/texts.ts'
import { isFramePath } from '#platform/web/frame-paths.ts'
import { seeded } from '#platform/web/public/ask.ts'
import { clearTabTokens } from '#platform/web/session.ts'
import { applyTheme } from '#platform/web/theme-mode.ts'
import { tolerateTranslation } from '#platform/web/translated-page.ts'
import { catalogues } from '../public-catalogues.ts'
import { chooseLocale } from '../choose-locale.ts'
import { FailedPage } from './FailedPage.tsx'
import { readFirstContent, type FirstContent } from './first-content.ts'
import { MovedPage } from '#platform/web/public/page.ts'
import { openPage } from './open-page.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { signOnQuietly } from './sign-on-quietly.ts'
import { startPublicApi } from './start-public-api.ts'

const draw = async (first: FirstContent | null) => {
  const url = new URL(location.href)
  const ask = seeded(call, first?.answers ?? {})
  const now = first?.now ?? Date.now()
  const opened = await openPage({ ask, locale: currentLocale(), loadTexts, text, now }, url)
  return (
    <ErrorBoundary fallback={({ error, again }) => <FailedPage error={error} again={again} />}>
      <PublicLayout opened={opened} address={url.pathname + url.search} />
    </ErrorBoundary>
  )
}

/** Hydrates the server-rendered page, or renders it if the server sent only the shell. */
const start = async (element: HTMLElement): Promise<void> => {
  tolerateTranslation()
  applyTheme()
  clearTabTokens()
  startPublicApi()
  const first = readFirstContent()
  // The server has chosen the language, even if it could not render the page.
  const locale = asLocale(document.documentElement.dataset['locale']) ?? (await chooseLocale())
  // A language in the URL is saved for further pages; a frame uses its page's language.
  if (!isFramePath(location.pathname) && addressedLocale(new URLSearchParams(location.search)))
    saveLocale(locale)
  await startTexts(locale, catalogues, ['public'])
  if (first) {
    hydrateRoot(element, await draw(first))
    return
  }
  const root = createRoot(element)
  const show = async (): Promise<void> => {
    root.render(
      await draw(null).catch((error: unknown) => {
        if (error instanceof MovedPage) location.replace(error.address)
        return <FailedPage error={error} again={() => void show()} />
      }),
    )
  }
  await show()
}

const element = document.getElementById('root')
if (element) void start(element).then(signOnQuietly)
