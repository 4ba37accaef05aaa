import './sso.css'
import { createRoot } from 'react-dom/client'
import { cookieLocale, startupLocale } from '#platform/web/i18n/locales.ts'
import { failureWords } from '#platform/web/i18n/failure-words.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { applyTheme } from '#platform/web/theme-mode.ts'
import { tolerateTranslation } from '#platform/web/translated-page.ts'
import { getLocalization } from '../../../features/administration/contract/system.endpoints.ts'
import { App } from './App.tsx'
import { ask, portal, isSeparate } from './ask.ts'

/** The build writes paths relative to the caller's own folder. */
const own = Object.entries(import.meta.glob('../texts/*.json')).map(
  ([path, load]) => [path.replace('..', 'sso'), load] as const,
)

const catalogues = {
  ...import.meta.glob('../../../platform/web/texts/*.json'),
  ...import.meta.glob('../../web/public/texts/*.json'),
  ...Object.fromEntries(own),
  ...failureWords(),
}

/** The portal's default language, if the portal is available on this origin. */
const serverDefault = async (): Promise<string | null> => {
  if (isSeparate()) return null
  return ask(getLocalization, {}, portal).then(
    ({ defaultLocalization }) => defaultLocalization,
    () => null,
  )
}

const start = async (element: HTMLElement): Promise<void> => {
  tolerateTranslation()
  applyTheme()
  const cookie = cookieLocale()
  const locale =
    cookie ?? startupLocale({ serverDefault: await serverDefault(), browser: navigator.language })
  await startTexts(locale, catalogues, ['sso', 'public'])
  createRoot(element).render(<App address={new URL(location.href)} />)
}

const element = document.getElementById('root')
if (element) void start(element)
