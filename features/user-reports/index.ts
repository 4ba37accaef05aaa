import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { UserReportSettings } from './server/settings.ts'

/** Custom reports: Word and Excel templates filled in with projects. */
export const userReportsFeature = (settings: UserReportSettings): Feature =>
  featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] }, settings)
