// Written by `npm run parts` from the names of the files; never by hand.
import * as makeReportEndpoints from './contract/make-report.endpoints.ts'
import * as reportListsEndpoints from './contract/report-lists.endpoints.ts'
import * as reportRunEndpoints from './contract/report-run.endpoints.ts'
import * as reportTemplateEndpoints from './contract/report-template.endpoints.ts'
import * as reportTrialEndpoints from './contract/report-trial.endpoints.ts'
import * as taskTemplateEndpoints from './contract/task-template.endpoints.ts'
import * as userReportEndpoints from './contract/user-report.endpoints.ts'
import * as draftDraftTemplateQuery from './server/draft/draft-template.query.ts'
import * as makeReportUseCase from './server/make-report.use-case.ts'
import * as markedTemplateUseCase from './server/marked-template.use-case.ts'
import * as reportProjectsQuery from './server/report-projects.query.ts'
import * as runsUseCase from './server/runs.use-case.ts'
import * as taskTemplateQuery from './server/task-template.query.ts'
import * as taskTemplateUseCase from './server/task-template.use-case.ts'
import * as templateUseCase from './server/template.use-case.ts'
import * as transferUseCase from './server/transfer.use-case.ts'
import * as trialUseCase from './server/trial.use-case.ts'
import * as userReportUseCase from './server/user-report.use-case.ts'
import * as userReportsQuery from './server/user-reports.query.ts'
import * as formerMembersSubscriber from './server/former-members.subscriber.ts'
import * as notifySubscriber from './server/notify.subscriber.ts'
import * as runsJobs from './server/runs.jobs.ts'
import * as userReportsSearchSource from './server/user-reports.search-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'user-reports',
  contract: [
    makeReportEndpoints,
    reportListsEndpoints,
    reportRunEndpoints,
    reportTemplateEndpoints,
    reportTrialEndpoints,
    taskTemplateEndpoints,
    userReportEndpoints,
  ],
  handlers: [
    draftDraftTemplateQuery,
    makeReportUseCase,
    markedTemplateUseCase,
    reportProjectsQuery,
    runsUseCase,
    taskTemplateQuery,
    taskTemplateUseCase,
    templateUseCase,
    transferUseCase,
    trialUseCase,
    userReportUseCase,
    userReportsQuery,
  ],
  subscribers: [
    formerMembersSubscriber,
    notifySubscriber,
  ],
  jobs: [
    runsJobs,
  ],
  searchSources: [
    userReportsSearchSource,
  ],
  texts: { en, ru },
}
