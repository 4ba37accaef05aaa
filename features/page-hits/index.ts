import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import type { PageHitsSettings } from './server/page-hits.query.ts'

/** Page hit statistics: the portal's own counters for accelerator and track pages, and the analytics service. */
export const createPageHits = (settings: PageHitsSettings): Feature => featureOf(parts, {}, settings)
