import { featureOf, type Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { parts } from './parts.gen.ts'

/** Applications and requests received from forms of other sites. */
export const formIntakeFeature = (settings: { files: FileStorage }): Feature => featureOf(parts, {}, settings)
