import type { FindList } from '#features/exports'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Mass messages of an accelerator to the people of a list. */
export const massMessagesFeature = (settings: { find: FindList; publicUrl: string }): Feature =>
  featureOf(parts, {}, settings)
