import { useTranslation } from 'react-i18next'
import { asLocale, type Locale } from '../i18n/locales.ts'

/** The language of the page, on the server and in the browser. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language) ?? 'ru'
