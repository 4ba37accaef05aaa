import { createInstance, type i18n } from 'i18next'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { sharedNamespace } from '#platform/web/i18n/texts.ts'
import { sentences } from '#platform/web/i18n/sentences.ts'
import platformEn from '../../../platform/web/texts/en.json'
import platformRu from '../../../platform/web/texts/ru.json'
import { textsOfFeatures } from './server-texts.gen.ts'
import publicEn from './texts/en.json'
import publicRu from './texts/ru.json'

/** Texts of every server-rendered page. */
const resources = {
  ru: { platform: platformRu, public: publicRu, ...textsOfFeatures.ru },
  en: { platform: platformEn, public: publicEn, ...textsOfFeatures.en },
}

const start = (locale: Locale): i18n => {
  const texts = createInstance()
  void texts.use(sentences).init({
    lng: locale,
    fallbackLng: false,
    resources,
    ns: Object.keys(resources.ru),
    defaultNS: sharedNamespace,
    fallbackNS: sharedNamespace,
    interpolation: { escapeValue: false },
    postProcess: sentences.name,
    returnNull: false,
    initAsync: false,
  })
  return texts
}

/** One instance per language: the server uses both at the same time. */
export const serverTexts: Readonly<Record<Locale, i18n>> = { ru: start('ru'), en: start('en') }
