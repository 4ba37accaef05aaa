import type { List } from '#platform/contract/list.ts'
import { curatorsSummaryReport } from '../contract/curators-summary-report.endpoints.ts'
import { dynamicsOfProject } from '../contract/dynamics-of-project.endpoints.ts'
import { generalReasons } from '../contract/general-reasons.endpoints.ts'
import { pathCohorts } from '../contract/path-cohorts.endpoints.ts'
import { pathLosses } from '../contract/path-losses.endpoints.ts'
import { pathProjects } from '../contract/path-projects.endpoints.ts'
import { pathTimes } from '../contract/path-times.endpoints.ts'
import { pivotProjects } from '../contract/pivot-projects.endpoints.ts'
import { pivotTrackers } from '../contract/pivot-trackers.endpoints.ts'
import { projectLeaderContacts } from '../contract/project-leader-contacts.endpoints.ts'
import { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { projectReasonList } from '../contract/project-reason-list.endpoints.ts'
import { projectRisks } from '../contract/project-risks.endpoints.ts'
import { projectTeamMembers } from '../contract/project-team-members.endpoints.ts'
import { projectsStatusAsOfDate } from '../contract/projects-status-as-of-date.endpoints.ts'
import { questionCost } from '../contract/question-cost.endpoints.ts'
import { questionProjects } from '../contract/question-projects.endpoints.ts'
import { scoring } from '../contract/scoring.endpoints.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import type { ReportFacts } from '../contract/report.ts'
import type { TableReportKey } from '../domain/reports.ts'

/** A report's contract, typed for the generic page. */
export type ReportContract = List & { report: ReportFacts }

/** Contracts of the reports. */
export const reportContracts: Readonly<Record<TableReportKey, ReportContract>> = {
  wholePath,
  pathCohorts,
  pathTimes,
  pathLosses,
  pathProjects,
  generalReasons,
  projectReasonList,
  pivotProjects,
  pivotTrackers,
  projectsStatusAsOfDate,
  dynamicsOfProject,
  scoring,
  projectLeaderContacts,
  projectTeamMembers,
  projectRisks,
  projectProfileInTask,
  questionCost,
  questionProjects,
  curatorsSummaryReport,
}
