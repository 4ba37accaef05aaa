import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { listReportRuns } from '../contract/report-run.endpoints.ts'
import type {
  getReportTags,
  getUserReportFilters,
  getUserReports,
  uploadReportTemplate,
} from '../contract/user-report.endpoints.ts'

export type BuiltReport = ResponseOf<typeof getUserReports>['items'][number]
export type ReportRun = ResponseOf<typeof listReportRuns>['items'][number]
export type CheckedTemplate = ResponseOf<typeof uploadReportTemplate>
export type TemplateProblem = CheckedTemplate['problems'][number]
export type ReportFilters = ResponseOf<typeof getUserReportFilters>
export type CatalogueTag = ResponseOf<typeof getReportTags>['tags'][number]
