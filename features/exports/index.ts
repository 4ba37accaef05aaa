import { featureOf, type Feature, type Texts } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { parts } from './parts.gen.ts'
import { knownLists, type FindList } from './server/known-lists.ts'

export { knownLists, type FindList } from './server/known-lists.ts'
export { pagesOf as listPages } from './server/list-pages.ts'

/** Exports of lists: those of the given features, and its own. */
export const exportsFeature = (settings: {
  files: FileStorage
  /** Public address of the portal, for links from the file to its pages. */
  publicUrl: string
  features: readonly Feature[]
  /** Shared texts that columns of all features use. */
  sharedTexts: Texts
}): Feature => {
  const { files, features, sharedTexts, publicUrl } = settings
  const find: FindList = (name) => known(name)
  const feature = featureOf(parts, { files: [{ entity: 'LIST_EXPORT' }] }, { files, find, publicUrl })
  const known = knownLists([...features, feature], sharedTexts)
  return feature
}
