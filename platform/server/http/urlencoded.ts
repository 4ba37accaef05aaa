/** What the query of an address or a form says: a field that comes several times is a list. */
export const urlencoded = (text: string): Record<string, string | string[]> => {
  const given = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name)
      return [name, values.length === 1 ? values[0]! : values]
    }),
  )
}
