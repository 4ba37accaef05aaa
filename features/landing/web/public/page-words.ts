import type { Brand } from '#platform/domain/brands.ts'
import type { StartPageName } from '../../domain/start-pages.ts'

/** The word of a page by its name. */
export type WordsOfPage = (word: string) => string

type WordsSource = {
  page: StartPageName
  /** What the administrators of the portal have written instead of its own words. */
  written: Readonly<Record<string, string>>
  brand: Brand | null
  settings: { appName: string; companyName: string }
  text: (key: string, params?: Record<string, unknown>) => string
}

/** The words of a page: what the administrators have written, else the portal's own in the wording of the brand. */
export const wordsOf =
  ({ page, written, brand, settings: { appName, companyName }, text }: WordsSource): WordsOfPage =>
  (word) =>
    written[word]?.replace(/\{\{(appName|companyName)\}\}/g, (_, name) =>
      name === 'appName' ? appName : companyName,
    ) ?? text(`landing:pages.${page}.${word}`, { context: brand ?? undefined, appName, companyName })
