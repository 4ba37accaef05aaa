import { call } from '#platform/web/api/call.ts'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { listReportProjects } from '../../contract/make-report.endpoints.ts'

/** Options of projects for a report, found by name. */
export const findReportProjects =
  (reportId: number): OptionSearch =>
  async (findText, signal) => {
    const query = { userReportId: String(reportId), limit: '50', ...(findText ? { findText } : {}) }
    const { items } = await call(listReportProjects, { query }, { signal })
    return items.map(({ id, name, track }) => ({ value: id, label: name, ...(track ? { hint: track } : {}) }))
  }
