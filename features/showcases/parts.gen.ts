// Written by `npm run parts` from the names of the files; never by hand.
import * as elementPictureEndpoints from './contract/element-picture.endpoints.ts'
import * as frameEndpoints from './contract/frame.endpoints.ts'
import * as keyedEndpoints from './contract/keyed.endpoints.ts'
import * as projectPublicationEndpoints from './contract/project-publication.endpoints.ts'
import * as publicationTemplateEndpoints from './contract/publication-template.endpoints.ts'
import * as showcaseAccessEndpoints from './contract/showcase-access.endpoints.ts'
import * as showcaseHookEndpoints from './contract/showcase-hook.endpoints.ts'
import * as shownLogoEndpoints from './contract/shown-logo.endpoints.ts'
import * as shownProjectEndpoints from './contract/shown-project.endpoints.ts'
import * as viewsEndpoints from './contract/views.endpoints.ts'
import * as accessQuery from './server/access.query.ts'
import * as accessUseCase from './server/access.use-case.ts'
import * as askConsentUseCase from './server/ask-consent.use-case.ts'
import * as askedConsentQuery from './server/asked-consent.query.ts'
import * as elementPictureQuery from './server/element-picture.query.ts'
import * as elementPictureUseCase from './server/element-picture.use-case.ts'
import * as frameQuery from './server/frame.query.ts'
import * as hooksQuery from './server/hooks.query.ts'
import * as hooksUseCase from './server/hooks.use-case.ts'
import * as keyedQuery from './server/keyed.query.ts'
import * as publicationsQuery from './server/publications.query.ts'
import * as publicationsUseCase from './server/publications.use-case.ts'
import * as shownLogoQuery from './server/shown-logo.query.ts'
import * as shownProjectsQuery from './server/shown-projects.query.ts'
import * as templateUseCase from './server/template.use-case.ts'
import * as templatesQuery from './server/templates.query.ts'
import * as viewsQuery from './server/views.query.ts'
import * as notifyConsentsSubscribers from './server/notify-consents.subscribers.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as hooksJob from './server/hooks.job.ts'
import * as keepShownJob from './server/keep-shown.job.ts'
import * as renamedValuesJob from './server/renamed-values.job.ts'
import * as shownProjectsSearchSource from './server/shown-projects.search-source.ts'
import * as askedConsentsAgendaSource from './server/asked-consents.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'showcases',
  contract: [
    elementPictureEndpoints,
    frameEndpoints,
    keyedEndpoints,
    projectPublicationEndpoints,
    publicationTemplateEndpoints,
    showcaseAccessEndpoints,
    showcaseHookEndpoints,
    shownLogoEndpoints,
    shownProjectEndpoints,
    viewsEndpoints,
  ],
  handlers: [
    accessQuery,
    accessUseCase,
    askConsentUseCase,
    askedConsentQuery,
    elementPictureQuery,
    elementPictureUseCase,
    frameQuery,
    hooksQuery,
    hooksUseCase,
    keyedQuery,
    publicationsQuery,
    publicationsUseCase,
    shownLogoQuery,
    shownProjectsQuery,
    templateUseCase,
    templatesQuery,
    viewsQuery,
  ],
  subscribers: [
    notifyConsentsSubscribers,
    notifySubscribers,
  ],
  jobs: [
    hooksJob,
    keepShownJob,
    renamedValuesJob,
  ],
  searchSources: [
    shownProjectsSearchSource,
  ],
  agendaSources: [
    askedConsentsAgendaSource,
  ],
  texts: { en, ru },
}
