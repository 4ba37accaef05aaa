// Written by `npm run parts` from the features’ `web/public-pages.ts`; never by hand.
import accelerationRequestsEn from '../../../features/acceleration-requests/texts/en.json'
import accelerationRequestsRu from '../../../features/acceleration-requests/texts/ru.json'
import acceleratorsEn from '../../../features/accelerators/texts/en.json'
import acceleratorsRu from '../../../features/accelerators/texts/ru.json'
import calculatorEn from '../../../features/calculator/texts/en.json'
import calculatorRu from '../../../features/calculator/texts/ru.json'
import communicationEn from '../../../features/communication/texts/en.json'
import communicationRu from '../../../features/communication/texts/ru.json'
import dealsEn from '../../../features/deals/texts/en.json'
import dealsRu from '../../../features/deals/texts/ru.json'
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

/** The texts of features with public pages, by language and namespace. */
export const textsOfFeatures = {
  en: {
    'acceleration-requests': accelerationRequestsEn,
    accelerators: acceleratorsEn,
    calculator: calculatorEn,
    communication: communicationEn,
    deals: dealsEn,
    events: eventsEn,
    fields: fieldsEn,
    'first-start': firstStartEn,
    identity: identityEn,
    investors: investorsEn,
    landing: landingEn,
    manuals: manualsEn,
    'open-tasks': openTasksEn,
    people: peopleEn,
    programmes: programmesEn,
    reports: reportsEn,
    showcases: showcasesEn,
    support: supportEn,
    teams: teamsEn,
    technologies: technologiesEn,
  },
  ru: {
    'acceleration-requests': accelerationRequestsRu,
    accelerators: acceleratorsRu,
    calculator: calculatorRu,
    communication: communicationRu,
    deals: dealsRu,
    events: eventsRu,
    fields: fieldsRu,
    'first-start': firstStartRu,
    identity: identityRu,
    investors: investorsRu,
    landing: landingRu,
    manuals: manualsRu,
    'open-tasks': openTasksRu,
    people: peopleRu,
    programmes: programmesRu,
    reports: reportsRu,
    showcases: showcasesRu,
    support: supportRu,
    teams: teamsRu,
    technologies: technologiesRu,
  },
}
