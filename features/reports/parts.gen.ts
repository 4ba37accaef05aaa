// Written by `npm run parts` from the names of the files; never by hand.
import * as canvasEndpoints from './contract/canvas.endpoints.ts'
import * as curatorsSummaryReportEndpoints from './contract/curators-summary-report.endpoints.ts'
import * as dynamicsOfProjectEndpoints from './contract/dynamics-of-project.endpoints.ts'
import * as expertScoringEndpoints from './contract/expert-scoring.endpoints.ts'
import * as figureRowsEndpoints from './contract/figure-rows.endpoints.ts'
import * as generalReasonsEndpoints from './contract/general-reasons.endpoints.ts'
import * as pathCohortsEndpoints from './contract/path-cohorts.endpoints.ts'
import * as pathLossesEndpoints from './contract/path-losses.endpoints.ts'
import * as pathProjectsEndpoints from './contract/path-projects.endpoints.ts'
import * as pathTimesEndpoints from './contract/path-times.endpoints.ts'
import * as pivotProjectsEndpoints from './contract/pivot-projects.endpoints.ts'
import * as pivotTrackersEndpoints from './contract/pivot-trackers.endpoints.ts'
import * as projectLeaderContactsEndpoints from './contract/project-leader-contacts.endpoints.ts'
import * as projectProfileInTaskEndpoints from './contract/project-profile-in-task.endpoints.ts'
import * as projectReasonListEndpoints from './contract/project-reason-list.endpoints.ts'
import * as projectRisksEndpoints from './contract/project-risks.endpoints.ts'
import * as projectTeamMembersEndpoints from './contract/project-team-members.endpoints.ts'
import * as projectsStatusAsOfDateEndpoints from './contract/projects-status-as-of-date.endpoints.ts'
import * as questionCostEndpoints from './contract/question-cost.endpoints.ts'
import * as questionProjectsEndpoints from './contract/question-projects.endpoints.ts'
import * as reportChoicesEndpoints from './contract/report-choices.endpoints.ts'
import * as reportProjectsEndpoints from './contract/report-projects.endpoints.ts'
import * as scoringTemplateEndpoints from './contract/scoring-template.endpoints.ts'
import * as scoringEndpoints from './contract/scoring.endpoints.ts'
import * as taskReportEndpoints from './contract/task-report.endpoints.ts'
import * as taskValuesEndpoints from './contract/task-values.endpoints.ts'
import * as wholePathEndpoints from './contract/whole-path.endpoints.ts'
import * as canvasQuery from './server/canvas.query.ts'
import * as curatorsSummaryReportQuery from './server/curators-summary-report.query.ts'
import * as dynamicsOfProjectQuery from './server/dynamics-of-project.query.ts'
import * as expertScoringQuery from './server/expert-scoring.query.ts'
import * as expertScoringUseCase from './server/expert-scoring.use-case.ts'
import * as figureRowsQuery from './server/figure-rows.query.ts'
import * as generalReasonsQuery from './server/general-reasons.query.ts'
import * as pathCohortsQuery from './server/path-cohorts.query.ts'
import * as pathLossesQuery from './server/path-losses.query.ts'
import * as pathProjectsQuery from './server/path-projects.query.ts'
import * as pathTimesQuery from './server/path-times.query.ts'
import * as pivotProjectsQuery from './server/pivot-projects.query.ts'
import * as pivotTrackersQuery from './server/pivot-trackers.query.ts'
import * as projectLeaderContactsQuery from './server/project-leader-contacts.query.ts'
import * as projectProfileInTaskQuery from './server/project-profile-in-task.query.ts'
import * as projectReasonListQuery from './server/project-reason-list.query.ts'
import * as projectRisksQuery from './server/project-risks.query.ts'
import * as projectTeamMembersQuery from './server/project-team-members.query.ts'
import * as projectsStatusAsOfDateQuery from './server/projects-status-as-of-date.query.ts'
import * as questionCostQuery from './server/question-cost.query.ts'
import * as questionProjectsQuery from './server/question-projects.query.ts'
import * as reportChoicesQuery from './server/report-choices.query.ts'
import * as reportProjectsQuery from './server/report-projects.query.ts'
import * as saveCanvasUseCase from './server/save-canvas.use-case.ts'
import * as scoringTemplateQuery from './server/scoring-template.query.ts'
import * as scoringTemplateUseCase from './server/scoring-template.use-case.ts'
import * as scoringQuery from './server/scoring.query.ts'
import * as scoringUseCase from './server/scoring.use-case.ts'
import * as taskReportFileUseCase from './server/task-report-file.use-case.ts'
import * as taskReportQuery from './server/task-report.query.ts'
import * as taskValuesQuery from './server/task-values.query.ts'
import * as wholePathQuery from './server/whole-path.query.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'reports',
  contract: [
    canvasEndpoints,
    curatorsSummaryReportEndpoints,
    dynamicsOfProjectEndpoints,
    expertScoringEndpoints,
    figureRowsEndpoints,
    generalReasonsEndpoints,
    pathCohortsEndpoints,
    pathLossesEndpoints,
    pathProjectsEndpoints,
    pathTimesEndpoints,
    pivotProjectsEndpoints,
    pivotTrackersEndpoints,
    projectLeaderContactsEndpoints,
    projectProfileInTaskEndpoints,
    projectReasonListEndpoints,
    projectRisksEndpoints,
    projectTeamMembersEndpoints,
    projectsStatusAsOfDateEndpoints,
    questionCostEndpoints,
    questionProjectsEndpoints,
    reportChoicesEndpoints,
    reportProjectsEndpoints,
    scoringTemplateEndpoints,
    scoringEndpoints,
    taskReportEndpoints,
    taskValuesEndpoints,
    wholePathEndpoints,
  ],
  handlers: [
    canvasQuery,
    curatorsSummaryReportQuery,
    dynamicsOfProjectQuery,
    expertScoringQuery,
    expertScoringUseCase,
    figureRowsQuery,
    generalReasonsQuery,
    pathCohortsQuery,
    pathLossesQuery,
    pathProjectsQuery,
    pathTimesQuery,
    pivotProjectsQuery,
    pivotTrackersQuery,
    projectLeaderContactsQuery,
    projectProfileInTaskQuery,
    projectReasonListQuery,
    projectRisksQuery,
    projectTeamMembersQuery,
    projectsStatusAsOfDateQuery,
    questionCostQuery,
    questionProjectsQuery,
    reportChoicesQuery,
    reportProjectsQuery,
    saveCanvasUseCase,
    scoringTemplateQuery,
    scoringTemplateUseCase,
    scoringQuery,
    scoringUseCase,
    taskReportFileUseCase,
    taskReportQuery,
    taskValuesQuery,
    wholePathQuery,
  ],
  texts: { en, ru },
}
