import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Accelerators offer each other copies of their tracks. */
export const trackTransfersFeature = featureOf(parts, {
  // Of two concurrent requests, the second one fails with this error.
  constraintErrors: { track_transfer_open: 'TRANSFER_REQUEST_EXISTS' },
})
