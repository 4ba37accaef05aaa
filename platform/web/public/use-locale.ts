import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { asLocale, onlyLocale, type Locale } from '../i18n/locales.ts'

/** The language of the page, on the server and in the browser. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language) ?? 'ru'

const never = () => () => {}

/** The only language of the portal, if there is only one; the server renders pages without knowing it. */
export const useOnlyLocale = (): Locale | null => useSyncExternalStore(never, onlyLocale, () => null)
