import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** The books of paid reviews: what experts are owed, acts with them, their earnings and the accelerators' costs. */
export const expertPaymentsFeature = featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] })
