// Written by `npm run parts` from the contracts of reports; never by hand.
import { curatorsSummaryReport } from './curators-summary-report.endpoints.ts'
import { dynamicsOfProject } from './dynamics-of-project.endpoints.ts'
import { figureRows } from './figure-rows.endpoints.ts'
import { generalReasons } from './general-reasons.endpoints.ts'
import { pathCohorts } from './path-cohorts.endpoints.ts'
import { pathLosses } from './path-losses.endpoints.ts'
import { pathProjects } from './path-projects.endpoints.ts'
import { pathTimes } from './path-times.endpoints.ts'
import { pivotProjects } from './pivot-projects.endpoints.ts'
import { pivotTrackers } from './pivot-trackers.endpoints.ts'
import { projectLeaderContacts } from './project-leader-contacts.endpoints.ts'
import { projectProfileInTask } from './project-profile-in-task.endpoints.ts'
import { projectReasonList } from './project-reason-list.endpoints.ts'
import { projectRisks } from './project-risks.endpoints.ts'
import { projectTeamMembers } from './project-team-members.endpoints.ts'
import { projectsStatusAsOfDate } from './projects-status-as-of-date.endpoints.ts'
import { questionCost } from './question-cost.endpoints.ts'
import { questionProjects } from './question-projects.endpoints.ts'
import { scoring } from './scoring.endpoints.ts'
import { wholePath } from './whole-path.endpoints.ts'

/** The contract of each report. */
export const contractsOfReports = {
  curatorsSummaryReport,
  dynamicsOfProject,
  figureRows,
  generalReasons,
  pathCohorts,
  pathLosses,
  pathProjects,
  pathTimes,
  pivotProjects,
  pivotTrackers,
  projectLeaderContacts,
  projectProfileInTask,
  projectReasonList,
  projectRisks,
  projectTeamMembers,
  projectsStatusAsOfDate,
  questionCost,
  questionProjects,
  scoring,
  wholePath,
}
