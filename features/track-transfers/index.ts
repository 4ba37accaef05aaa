import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Accelerators offer each other copies of their tracks. */
export const trackTransfersFeature = featureOf(parts, {
  // Two at once: the later one is told of the first.
  constraintErrors: { track_transfer_open: 'TRANSFER_REQUEST_EXISTS' },
})
