// Written by `npm run parts` from the names of the files; never by hand.
import * as projectPublicationEndpoints from './contract/project-publication.endpoints.ts'
import * as publicationTemplateEndpoints from './contract/publication-template.endpoints.ts'
import * as shownProjectEndpoints from './contract/shown-project.endpoints.ts'
import * as projectPictureQuery from './server/project-picture.query.ts'
import * as publicationsQuery from './server/publications.query.ts'
import * as publicationsUseCase from './server/publications.use-case.ts'
import * as shownProjectsQuery from './server/shown-projects.query.ts'
import * as templateUseCase from './server/template.use-case.ts'
import * as templatesQuery from './server/templates.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as keepShownJob from './server/keep-shown.job.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'showcases',
  contract: [
    projectPublicationEndpoints,
    publicationTemplateEndpoints,
    shownProjectEndpoints,
  ],
  handlers: [
    projectPictureQuery,
    publicationsQuery,
    publicationsUseCase,
    shownProjectsQuery,
    templateUseCase,
    templatesQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    keepShownJob,
  ],
  texts: { en, ru },
}
