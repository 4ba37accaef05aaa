import { composeTexts } from '#platform/domain/composed-text.ts'

/** Maximum number of fields; no form has more. */
const maxFields = 2000

/** Parses a query string or a form body: a repeated field becomes a list. Fields beyond the first 2,000 are dropped. */
export const urlencoded = (text: string): Record<string, string | string[]> => {
  const fields = new Map<string, string | string[]>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > maxFields) break
    const known = fields.get(name)
    if (known === undefined) fields.set(name, value)
    else if (Array.isArray(known)) known.push(value)
    else fields.set(name, [known, value])
  }
  return composeTexts(Object.fromEntries(fields))
}
