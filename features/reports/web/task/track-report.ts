import { trackReports } from '../../../programmes/domain/report-types.ts'
import { isTable, reportKeys, reports } from '../../domain/reports.ts'
import { reportContracts, type ReportContract } from '../report-contracts.ts'

/** The contract of a report about the projects of a track; null for reports about one project. */
export const trackReportOf = (code: string): ReportContract | null => {
  const key = reportKeys.find((one) => reports[one].code === code)
  const isOfTrack = (trackReports as readonly string[]).includes(code)
  return key !== undefined && isOfTrack && isTable(key) ? reportContracts[key] : null
}

/** Parameters of a report in a task: its accelerator, and its track if the report can be narrowed to one. */
export const askedInTask = (
  { list: { filters } }: ReportContract,
  { acceleratorId, track }: { acceleratorId: number; track: { id: number } },
): Record<string, string> => ({
  acceleratorId: String(acceleratorId),
  ...('trackId' in filters ? { trackId: String(track.id) } : {}),
})
