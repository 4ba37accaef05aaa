import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { PageHitsSettings } from './server/page-hits.query.ts'

/** How often pages are opened: the portal's own count of those of accelerators and tracks, and the analytics service's. */
export const createPageHits = (settings: PageHitsSettings): Feature => featureOf(parts, {}, settings)
