import { readCookie, writeCookie } from '../cookies.ts'

/** Languages of the interface (spec 9). */
export const locales = ['ru', 'en'] as const

export type Locale = (typeof locales)[number]

/** Name of the cookie and of the tab's storage key that keep the language. */
export const localeKey = 'locale'

/** The parameter by which an address of a public page asks for a language, whatever its visitor reads (ADR 68). */
export const languageParam = 'lang'

/** A language tag as one of ours: ru-RU is ru, en-US and en-GB are en; null for any other (spec 9). */
export const asLocale = (tag: string | null | undefined): Locale | null => {
  const language = tag?.toLowerCase().split(/[-_]/)[0]
  return locales.find((locale) => locale === language) ?? null
}

/** The first of ours among the languages that a browser says it accepts, best first. */
export const acceptedLocale = (header: string | undefined): Locale | null => {
  for (const tag of header?.slice(0, 200).split(',') ?? []) {
    const locale = asLocale(tag.split(';')[0]?.trim())
    if (locale) return locale
  }
  return null
}

/** The language that an address asks for, or null. */
export const addressedLocale = (search: URLSearchParams): Locale | null => asLocale(search.get(languageParam))

type StartupSources = { cookie?: string | null; serverDefault?: string | null; browser?: string | null }

/** Before anybody is known: cookie, server default, browser, ru (spec 4). */
export const startupLocale = ({ cookie, serverDefault, browser }: StartupSources): Locale =>
  asLocale(cookie) ?? asLocale(serverDefault) ?? asLocale(browser) ?? 'ru'

type SessionSources = { user?: string | null; cookie?: string | null; serverDefault?: string | null }

/** Once somebody is known: ru without cookie and server default, else the user's, the cookie's, the server's (spec 4). */
export const sessionLocale = ({ user, cookie, serverDefault }: SessionSources): Locale => {
  if (!asLocale(cookie) && !asLocale(serverDefault)) return 'ru'
  return asLocale(user) ?? asLocale(cookie) ?? asLocale(serverDefault) ?? 'ru'
}

/** The language kept in the cookie. */
export const cookieLocale = (): Locale | null => asLocale(readCookie(localeKey))

/** Keeps the language in the cookie and in the tab. */
export const saveLocale = (locale: Locale): void => {
  writeCookie(localeKey, locale)
  sessionStorage.setItem(localeKey, locale)
}
