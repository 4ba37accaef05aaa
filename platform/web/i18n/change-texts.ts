import i18next from 'i18next'
import type { Locale } from './locales.ts'

/** Changes the language of the open page without a reload. */
export const changeTexts = async (locale: Locale): Promise<void> => {
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}
