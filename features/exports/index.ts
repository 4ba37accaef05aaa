import { featureOf, type Feature, type Texts } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { parts } from './parts.gen.ts'
import { knownLists, type FindList } from './server/known-lists.ts'

/** Lists as files: those of these features, and its own. */
export const exportsFeature = (settings: {
  files: FileStorage
  features: readonly Feature[]
  /** What columns say in the words of the whole portal. */
  sharedTexts: Texts
}): Feature => {
  const { files, features, sharedTexts } = settings
  const find: FindList = (name) => known(name)
  const feature = featureOf(parts, { files: [{ entity: 'LIST_EXPORT' }] }, { files, find })
  const known = knownLists([...features, feature], sharedTexts)
  return feature
}
