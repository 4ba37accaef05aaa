// Written by `npm run parts` from the names of the files; never by hand.
import * as pageWordsEndpoints from './contract/page-words.endpoints.ts'
import * as portalFiguresEndpoints from './contract/portal-figures.endpoints.ts'
import * as portalTextEndpoints from './contract/portal-text.endpoints.ts'
import * as startPictureEndpoints from './contract/start-picture.endpoints.ts'
import * as consentsUseCase from './server/consents.use-case.ts'
import * as pageWordsQuery from './server/page-words.query.ts'
import * as portalFiguresQuery from './server/portal-figures.query.ts'
import * as portalTextUseCase from './server/portal-text.use-case.ts'
import * as startPictureUseCase from './server/start-picture.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'landing',
  contract: [
    pageWordsEndpoints,
    portalFiguresEndpoints,
    portalTextEndpoints,
    startPictureEndpoints,
  ],
  handlers: [
    consentsUseCase,
    pageWordsQuery,
    portalFiguresQuery,
    portalTextUseCase,
    startPictureUseCase,
  ],
  texts: { en, ru },
}
