import { beforeFailures } from '../api/answer.ts'
import { failureNamespace, loadTexts, type CatalogueLoader } from './texts.ts'

/**
 * Error texts as a separate file, for pages built without them (`spoken-texts.ts`): loaded when an error response
 * arrives, before the error is thrown.
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
