// Written by `npm run parts` from the names of the files; never by hand.
import * as templateEndpoints from './contract/template.endpoints.ts'
import * as templateFileUseCase from './server/template-file.use-case.ts'
import * as templateVersionUseCase from './server/template-version.use-case.ts'
import * as templateUseCase from './server/template.use-case.ts'
import * as templatesQuery from './server/templates.query.ts'
import * as templatesSearchSource from './server/templates.search-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'profile-templates',
  contract: [
    templateEndpoints,
  ],
  handlers: [
    templateFileUseCase,
    templateVersionUseCase,
    templateUseCase,
    templatesQuery,
  ],
  searchSources: [
    templatesSearchSource,
  ],
  texts: { en, ru },
}
