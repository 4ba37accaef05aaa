import { call } from '#platform/web/api/call.ts'
import { cookieLocale, saveLocale, startupLocale, type Locale } from '#platform/web/i18n/locales.ts'
import { personStore } from '#platform/web/person-store.ts'
import { getLocalization } from '../../features/administration/contract/system.endpoints.ts'
import { setUserLocalization } from '../../features/people/contract/own-language.endpoints.ts'

const serverDefault = async (): Promise<string | null> => {
  try {
    return (await call(getLocalization)).defaultLocalization
  } catch (error) {
    // A failed request for the default language is only logged (spec 8).
    console.info('default language unknown', error)
    return null
  }
}

/** The initial language; the server is queried only without a cookie (spec 4). */
export const chooseLocale = async (): Promise<Locale> => {
  const cookie = cookieLocale()
  return (
    cookie ?? startupLocale({ cookie, serverDefault: await serverDefault(), browser: navigator.language })
  )
}

/** Changes the language: cookie, tab and, when signed in, server; then the page is reloaded (spec 4). */
export const changeLocale = async (locale: Locale): Promise<void> => {
  saveLocale(locale)
  if (personStore.get()) {
    await call(setUserLocalization, { query: { localeCode: locale } }).catch((error: unknown) => {
      console.info('language not saved for the person', error)
    })
  }
  location.reload()
}
