import { createInstance, type i18n } from 'i18next'
import type { Locale } from '#platform/web/i18n/locales.ts'
import { sharedNamespace } from '#platform/web/i18n/texts.ts'
import { sentences } from '#platform/web/i18n/sentences.ts'
import platformEn from '../../../platform/web/texts/en.json'
import platformRu from '../../../platform/web/texts/ru.json'
import acceleratorsEn from '../../../features/accelerators/texts/en.json'
import acceleratorsRu from '../../../features/accelerators/texts/ru.json'
import calculatorEn from '../../../features/calculator/texts/en.json'
import calculatorRu from '../../../features/calculator/texts/ru.json'
import dealsEn from '../../../features/deals/texts/en.json'
import dealsRu from '../../../features/deals/texts/ru.json'
import communicationEn from '../../../features/communication/texts/en.json'
import communicationRu from '../../../features/communication/texts/ru.json'
import eventsEn from '../../../features/events/texts/en.json'
import eventsRu from '../../../features/events/texts/ru.json'
import fieldsEn from '../../../features/fields/texts/en.json'
import fieldsRu from '../../../features/fields/texts/ru.json'
import firstStartEn from '../../../features/first-start/texts/en.json'
import firstStartRu from '../../../features/first-start/texts/ru.json'
import identityEn from '../../../features/identity/texts/en.json'
import identityRu from '../../../features/identity/texts/ru.json'
import investorsEn from '../../../features/investors/texts/en.json'
import investorsRu from '../../../features/investors/texts/ru.json'
import landingEn from '../../../features/landing/texts/en.json'
import landingRu from '../../../features/landing/texts/ru.json'
import manualsEn from '../../../features/manuals/texts/en.json'
import manualsRu from '../../../features/manuals/texts/ru.json'
import openTasksEn from '../../../features/open-tasks/texts/en.json'
import openTasksRu from '../../../features/open-tasks/texts/ru.json'
import peopleEn from '../../../features/people/texts/en.json'
import peopleRu from '../../../features/people/texts/ru.json'
import programmesEn from '../../../features/programmes/texts/en.json'
import programmesRu from '../../../features/programmes/texts/ru.json'
import reportsEn from '../../../features/reports/texts/en.json'
import reportsRu from '../../../features/reports/texts/ru.json'
import showcasesEn from '../../../features/showcases/texts/en.json'
import showcasesRu from '../../../features/showcases/texts/ru.json'
import supportEn from '../../../features/support/texts/en.json'
import supportRu from '../../../features/support/texts/ru.json'
import teamsEn from '../../../features/teams/texts/en.json'
import teamsRu from '../../../features/teams/texts/ru.json'
import technologiesEn from '../../../features/technologies/texts/en.json'
import technologiesRu from '../../../features/technologies/texts/ru.json'
import publicEn from './texts/en.json'
import publicRu from './texts/ru.json'

/** Texts of every server-rendered page. */
const resources = {
  ru: {
    platform: platformRu,
    public: publicRu,
    accelerators: acceleratorsRu,
    calculator: calculatorRu,
    deals: dealsRu,
    communication: communicationRu,
    events: eventsRu,
    'first-start': firstStartRu,
    investors: investorsRu,
    landing: landingRu,
    manuals: manualsRu,
    'open-tasks': openTasksRu,
    people: peopleRu,
    programmes: programmesRu,
    identity: identityRu,
    teams: teamsRu,
    fields: fieldsRu,
    reports: reportsRu,
    showcases: showcasesRu,
    support: supportRu,
    technologies: technologiesRu,
  },
  en: {
    platform: platformEn,
    public: publicEn,
    accelerators: acceleratorsEn,
    calculator: calculatorEn,
    deals: dealsEn,
    communication: communicationEn,
    events: eventsEn,
    'first-start': firstStartEn,
    investors: investorsEn,
    landing: landingEn,
    manuals: manualsEn,
    'open-tasks': openTasksEn,
    people: peopleEn,
    programmes: programmesEn,
    identity: identityEn,
    teams: teamsEn,
    fields: fieldsEn,
    reports: reportsEn,
    showcases: showcasesEn,
    support: supportEn,
    technologies: technologiesEn,
  },
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
