import { readCookie, writeCookie } from '../cookies.ts'

/** Languages of the interface (spec 9). */
export const locales = ['ru', 'en'] as const

export type Locale = (typeof locales)[number]

/** Name of the cookie and of the tab's storage key for the language. */
export const localeKey = 'locale'

/** Query parameter of public pages that selects a language, whatever the visitor's (ADR 68). */
export const languageParam = 'lang'

/** A language tag as a supported language: ru-RU is ru, en-US and en-GB are en; null for any other (spec 9). */
export const asLocale = (tag: string | null | undefined): Locale | null => {
  const language = tag?.toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language) ?? null
}

/** The first supported language in an Accept-Language header, by preference. */
export const acceptedLocale = (header: string | undefined): Locale | null => {
  for (const tag of header?.slice(0, 200).split(',') ?? []) {
    const locale = asLocale(tag.split(';')[0]?.trim())
    if (locale) return locale
  }
  return null
}

/** The language in a URL, or null. */
export const addressedLocale = (search: URLSearchParams): Locale | null => asLocale(search.get(languageParam))

/** The only language that administrators allow, as the server writes it into the page; null if there are several. */
export const onlyLocale = (): Locale | null =>
  typeof document === 'undefined' ? null : asLocale(document.documentElement.dataset['language'])

type StartupSources = { cookie?: string | null; serverDefault?: string | null; browser?: string | null }

/** Before sign-in: cookie, server default, browser, ru (spec 4). */
export const startupLocale = ({ cookie, serverDefault, browser }: StartupSources): Locale =>
  asLocale(cookie) ?? asLocale(serverDefault) ?? asLocale(browser) ?? 'ru'

type SessionSources = { user?: string | null; cookie?: string | null; serverDefault?: string | null }

/** After sign-in: ru without cookie and server default, else the user's, the cookie's, the server's (spec 4). */
export const sessionLocale = ({ user, cookie, serverDefault }: SessionSources): Locale => {
  if (!asLocale(cookie) && !asLocale(serverDefault)) return 'ru'
  return asLocale(user) ?? asLocale(cookie) ?? asLocale(serverDefault) ?? 'ru'
}

/** The language in the cookie, or the only one. */
export const cookieLocale = (): Locale | null => onlyLocale() ?? asLocale(readCookie(localeKey))

/** Saves the language in the cookie and in the tab. */
export const saveLocale = (locale: Locale): void => {
  writeCookie(localeKey, locale)
  sessionStorage.setItem(localeKey, locale)
}
