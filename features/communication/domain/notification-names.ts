/** Letters of a name that fit beside the words of a subject. */
const longestName = 28

/** Parameters of a subject in a line: long names end in "…", so that what is said of them is not cut off. */
export const shortNames = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      value.length > longestName ? `${value.slice(0, longestName - 1).trimEnd()}…` : value,
    ]),
  )
