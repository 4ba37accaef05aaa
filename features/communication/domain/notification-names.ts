/** Maximum length of a name in a subject. */
const longestName = 28

/** Truncates long names with "…", so that the rest of a one-line subject stays visible. */
export const shortNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      value.length > longestName ? `${value.slice(0, longestName - 1).trimEnd()}…` : value,
    ]),
  )
