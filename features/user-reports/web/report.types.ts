import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listReportRuns } from '../contract/report-run.endpoints.ts'
import type { getUserReportFilters } from '../contract/make-report.endpoints.ts'
import type { getUserReports } from '../contract/report-lists.endpoints.ts'
import type { getReportTags, uploadReportTemplate } from '../contract/report-template.endpoints.ts'
import type { checkTrialReport, findTrialProjects } from '../contract/report-trial.endpoints.ts'
import type { importUserReport } from '../contract/user-report.endpoints.ts'

export type BuiltReport = ResponseOf<typeof getUserReports>['items'][number]
export type ReportRun = ResponseOf<typeof listReportRuns>['items'][number]
export type CheckedTemplate = ResponseOf<typeof uploadReportTemplate>
export type TemplateProblem = CheckedTemplate['problems'][number]
export type ReportFilters = ResponseOf<typeof getUserReportFilters>
export type ImportedReport = ResponseOf<typeof importUserReport>
export type TrialFound = ResponseOf<typeof checkTrialReport>
export type TrialProjects = ResponseOf<typeof findTrialProjects>
export type CatalogueTag = ResponseOf<typeof getReportTags>['tags'][number]
