// Written by `npm run parts` from the names of the files; never by hand.
import * as acceptDaysEndpoints from './contract/accept-days.endpoints.ts'
import * as badgeEndpoints from './contract/badge.endpoints.ts'
import * as certificateEndpoints from './contract/certificate.endpoints.ts'
import * as conflictEndpoints from './contract/conflict.endpoints.ts'
import * as currenciesEndpoints from './contract/currencies.endpoints.ts'
import * as expertJobOrderEndpoints from './contract/expert-job-order.endpoints.ts'
import * as expertJobEndpoints from './contract/expert-job.endpoints.ts'
import * as expertSettingsEndpoints from './contract/expert-settings.endpoints.ts'
import * as expertiseTemplateEndpoints from './contract/expertise-template.endpoints.ts'
import * as offlineEndpoints from './contract/offline.endpoints.ts'
import * as orderEndpoints from './contract/order.endpoints.ts'
import * as ownOrderEndpoints from './contract/own-order.endpoints.ts'
import * as taskScoresEndpoints from './contract/task-scores.endpoints.ts'
import * as unwantedReviewerEndpoints from './contract/unwanted-reviewer.endpoints.ts'
import * as certificatesCertificatesQuery from './server/certificates/certificates.query.ts'
import * as certificatesCertificatesUseCase from './server/certificates/certificates.use-case.ts'
import * as clientClientJobsQuery from './server/client/client-jobs.query.ts'
import * as clientClientJobsUseCase from './server/client/client-jobs.use-case.ts'
import * as clientRemindUseCase from './server/client/remind.use-case.ts'
import * as clientReplaceUseCase from './server/client/replace.use-case.ts'
import * as clientTaskExpertiseQuery from './server/client/task-expertise.query.ts'
import * as clientTermsUseCase from './server/client/terms.use-case.ts'
import * as conflictsConflictsQuery from './server/conflicts/conflicts.query.ts'
import * as conflictsConflictsUseCase from './server/conflicts/conflicts.use-case.ts'
import * as countNewExpertJobsQuery from './server/count-new-expert-jobs.query.ts'
import * as expertExpertOrdersQuery from './server/expert/expert-orders.query.ts'
import * as expertExpertOrdersUseCase from './server/expert/expert-orders.use-case.ts'
import * as expertWriteResultUseCase from './server/expert/write-result.use-case.ts'
import * as expertsExpertSettingsQuery from './server/experts/expert-settings.query.ts'
import * as expertsExpertSettingsUseCase from './server/experts/expert-settings.use-case.ts'
import * as offlineOfflineQuery from './server/offline/offline.query.ts'
import * as orderingExpertsQuery from './server/ordering/experts.query.ts'
import * as orderingOrderUseCase from './server/ordering/order.use-case.ts'
import * as orderingPreviewQuery from './server/ordering/preview.query.ts'
import * as ownOffersQuery from './server/own/offers.query.ts'
import * as ownOwnExpertsQuery from './server/own/own-experts.query.ts'
import * as ownOwnOrderQuery from './server/own/own-order.query.ts'
import * as ownOwnOrderUseCase from './server/own/own-order.use-case.ts'
import * as reviewHistoryQuery from './server/review-history.query.ts'
import * as scoresOtherReviewsQuery from './server/scores/other-reviews.query.ts'
import * as scoresTaskScoresQuery from './server/scores/task-scores.query.ts'
import * as settingsSettingsQuery from './server/settings/settings.query.ts'
import * as settingsSettingsUseCase from './server/settings/settings.use-case.ts'
import * as teamUnwantedReviewersQuery from './server/team/unwanted-reviewers.query.ts'
import * as teamUnwantedReviewersUseCase from './server/team/unwanted-reviewers.use-case.ts'
import * as templatesTemplatesQuery from './server/templates/templates.query.ts'
import * as notifySubscribers from './server/notify.subscribers.ts'
import * as acceptResultsJob from './server/accept-results.job.ts'
import * as expertJobsAgendaSource from './server/expert-jobs.agenda-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'expertise',
  contract: [
    acceptDaysEndpoints,
    badgeEndpoints,
    certificateEndpoints,
    conflictEndpoints,
    currenciesEndpoints,
    expertJobOrderEndpoints,
    expertJobEndpoints,
    expertSettingsEndpoints,
    expertiseTemplateEndpoints,
    offlineEndpoints,
    orderEndpoints,
    ownOrderEndpoints,
    taskScoresEndpoints,
    unwantedReviewerEndpoints,
  ],
  handlers: [
    certificatesCertificatesQuery,
    certificatesCertificatesUseCase,
    clientClientJobsQuery,
    clientClientJobsUseCase,
    clientRemindUseCase,
    clientReplaceUseCase,
    clientTaskExpertiseQuery,
    clientTermsUseCase,
    conflictsConflictsQuery,
    conflictsConflictsUseCase,
    countNewExpertJobsQuery,
    expertExpertOrdersQuery,
    expertExpertOrdersUseCase,
    expertWriteResultUseCase,
    expertsExpertSettingsQuery,
    expertsExpertSettingsUseCase,
    offlineOfflineQuery,
    orderingExpertsQuery,
    orderingOrderUseCase,
    orderingPreviewQuery,
    ownOffersQuery,
    ownOwnExpertsQuery,
    ownOwnOrderQuery,
    ownOwnOrderUseCase,
    reviewHistoryQuery,
    scoresOtherReviewsQuery,
    scoresTaskScoresQuery,
    settingsSettingsQuery,
    settingsSettingsUseCase,
    teamUnwantedReviewersQuery,
    teamUnwantedReviewersUseCase,
    templatesTemplatesQuery,
  ],
  subscribers: [
    notifySubscribers,
  ],
  jobs: [
    acceptResultsJob,
  ],
  agendaSources: [
    expertJobsAgendaSource,
  ],
  texts: { en, ru },
}
