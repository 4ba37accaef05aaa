/** The word of a page by its name. */
export type WordsOfPage = (word: string) => string

type Names = {
  appName: string
  /** The company, or what stands for one that has not named itself. */
  companyName: string
}

/** The words of a page as they were answered, with the portal's names in their places. */
export const wordsOf =
  (answered: Readonly<Record<string, string>>, { appName, companyName }: Names): WordsOfPage =>
  (word) =>
    (answered[word] ?? '').replace(/\{\{(appName|companyName)\}\}/g, (_, name) =>
      name === 'appName' ? appName : companyName,
    )
