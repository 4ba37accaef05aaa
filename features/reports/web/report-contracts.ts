import type { List } from '#platform/contract/list.ts'
import type { ReportFacts } from '../contract/report.ts'
import { contractsOfReports } from '../contract/reports.gen.ts'
import type { TableReportKey } from '../domain/reports.ts'

/** A report's contract, typed for the generic page. */
export type ReportContract = List & { report: ReportFacts }

/** Contracts of the reports. */
export const reportContracts: Readonly<Record<TableReportKey, ReportContract>> = contractsOfReports
