import { beforeFailures } from '../api/answer.ts'
import { failureNamespace, loadTexts, type CatalogueLoader } from './texts.ts'

/**
 * The words of failures by themselves, for pages that are built without them (`spoken-texts.ts`): they are fetched when a failure
 * arrives, before it is thrown.
 */
export const failureWords = (): Record<string, CatalogueLoader> => {
  beforeFailures(() => loadTexts(failureNamespace))
  const files = import.meta.glob<string>('../texts/*.json', { query: '?raw', import: 'default' })
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path.replace('..', failureNamespace),
      async () => JSON.parse(await load()) as unknown,
    ]),
  )
}
