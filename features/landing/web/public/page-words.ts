/** A text of a page by its name. */
export type WordsOfPage = (word: string) => string

type Names = {
  appName: string
  /** Name of the company, or a substitute if it has none. */
  companyName: string
}

/** The texts of a page, with placeholders replaced by the portal's names. */
export const wordsOf =
  (answered: Readonly<Record<string, string>>, { appName, companyName }: Names): WordsOfPage =>
  (word) =>
    (answered[word] ?? '').replace(/\{\{(appName|companyName)\}\}/g, (_, name) =>
      name === 'appName' ? appName : companyName,
    )
