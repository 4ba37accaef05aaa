import { addMenuCondition } from '#features/identity'
import { setTaskTemplates } from '#features/programmes'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { UserReportSettings } from './server/settings.ts'
import { offeredTemplates } from './server/task-template.repository.ts'
import { hasReports } from './server/user-report.repository.ts'

addMenuCondition('UserReports', hasReports)
setTaskTemplates(offeredTemplates)

/** Custom reports: Word and Excel templates filled in with projects. */
export const userReportsFeature = (settings: UserReportSettings): Feature =>
  featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] }, settings)
