import { composeTexts } from '#platform/domain/composed-text.ts'

/** More fields than that no form has. */
const mostFields = 2000

/** What the query of an address or a form says: a field that comes several times is a list. Fields beyond the first 2,000 are dropped. */
export const urlencoded = (text: string): Record<string, string | string[]> => {
  const fields = new Map<string, string | string[]>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > mostFields) break
    const known = fields.get(name)
    if (known === undefined) fields.set(name, value)
    else if (Array.isArray(known)) known.push(value)
    else fields.set(name, [known, value])
  }
  return composeTexts(Object.fromEntries(fields))
}
