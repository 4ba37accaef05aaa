import { addMenuCondition } from '#features/identity'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { hasReports } from './server/user-report.repository.ts'
import type { UserReportSettings } from './server/settings.ts'

addMenuCondition('UserReports', hasReports)

/** Custom reports: Word and Excel templates filled in with projects. */
export const userReportsFeature = (settings: UserReportSettings): Feature =>
  featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] }, settings)
