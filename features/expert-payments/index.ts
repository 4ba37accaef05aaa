import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Payments for reviews: amounts due to experts, acts with them, their earnings, and the accelerators' costs. */
export const expertPaymentsFeature = featureOf(parts, { files: [{ entity: 'REPORT_TEMPLATE' }] })
