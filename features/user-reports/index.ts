import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { UserReportSettings } from './server/settings.ts'

/** The user's own reports: templates in Word and Excel, filled in over projects. */
export const userReportsFeature = (settings: UserReportSettings): Feature =>
  featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] }, settings)
