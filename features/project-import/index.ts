import type { FileStorage } from '#platform/server/files/storage.ts'
import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'

/** Projects that accelerators bring in spreadsheets. */
export const projectImportFeature = (settings: { files: FileStorage }): Feature =>
  featureOf(parts, {}, settings)
