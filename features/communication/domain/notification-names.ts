import { cutAtWord } from '#platform/domain/cut-text.ts'

/** Maximum length of a name in a subject. */
const longestName = 28

/** Ends long names at a word with "…", so that the rest of a one-line subject stays visible. */
export const shortNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, cutAtWord(value, longestName)]))
