/** Content of a submission: texts by the builder's field names. */
export type Content = Readonly<Record<string, string>>

/** Limits of one submission; `bytes` limits the stored content as a whole. */
export const contentLimits = { fields: 200, name: 200, text: 20_000, bytes: 64 * 1024, depth: 5 } as const

/** Parameters and fields that contain the secret of a form and must not be stored. */
const secretNames = new Set(['secret', 'x-form-secret'])

/** Data as received: texts, lists of them, and nested documents. */
export type Sent = unknown

const asText = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return null
}

/**
 * Normalizes a text for the database: well-formed Unicode, composed characters, no null characters or surrounding
 * spaces.
 */
const cleaned = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim()

/** Values by field name. A field may have several values, for example from the address and the body. */
type ValuesByName = Map<string, Set<string>>

/** Maximum length of a name before normalization, which removes surrounding spaces and composes characters. */
const maxOfName = 4 * contentLimits.name

/**
 * Collects the values of nested data. Names grow with each level, so a name that is too long is truncated to just above
 * the limit: thousands of rows would otherwise produce gigabytes of names, and a map is slow with keys above 16,383
 * characters.
 */
const walk = (within: string, value: unknown, depth: number, into: ValuesByName): void => {
  // One field more than allowed is enough to detect that there are too many.
  if (into.size > contentLimits.fields) return
  const name = within.slice(0, maxOfName)
  const text = asText(value)
  if (text !== null) {
    const key = name.length < maxOfName ? cleaned(name) : name
    if (key !== '' && !secretNames.has(key.toLowerCase()))
      into.set(key, (into.get(key) ?? new Set()).add(cleaned(text)))
  } else if (Array.isArray(value)) {
    const texts = value.map(asText)
    // A multiple choice becomes one text, as builders write it; the documents of a list are numbered.
    if (texts.every((one) => one !== null)) walk(name, texts.join('; '), depth, into)
    else if (depth < contentLimits.depth)
      value.forEach((one, at) => walk(`${name}.${at + 1}`, one, depth + 1, into))
  } else if (typeof value === 'object' && value !== null && depth < contentLimits.depth)
    for (const [key, one] of Object.entries(value))
      walk(name === '' ? key : `${name}.${key}`, one, depth + 1, into)
}

/** Flattens received data to texts by name. Nested values are named by their path: `company.name`. */
export const contentOf = (...sent: readonly Sent[]): Content => {
  const into: ValuesByName = new Map()
  for (const one of sent) walk('', one, 0, into)
  // `fromEntries` is safe for any field name, including `__proto__`.
  return Object.fromEntries(
    // Sorted, so that the result does not depend on the order of arrival.
    [...into].map(([name, texts]) => [name, [...texts].filter(Boolean).toSorted().join('; ')]),
  )
}

/** Whether the content exceeds the limits. */
export const isTooMuch = (content: Content): boolean => {
  const fields = Object.entries(content)
  return (
    fields.length > contentLimits.fields ||
    fields.some(([name, text]) => name.length > contentLimits.name || text.length > contentLimits.text) ||
    new TextEncoder().encode(JSON.stringify(content)).length > contentLimits.bytes
  )
}

/** Site builders test a webhook with this content before they save it; it is acknowledged but not stored. */
export const isProbe = (content: Content): boolean =>
  Object.keys(content).length === 1 && content['test'] === 'test'

/** Returns a canonical text, independent of the order of fields. */
export const canonical = (content: Content): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([, text]) => text !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

const unlessEmpty = (content: Content): Content | undefined =>
  Object.keys(content).length === 0 ? undefined : content

const contentOfDocument = (text: string): Content | undefined => {
  try {
    return unlessEmpty(contentOf(JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** Parses a query string or JSON document that was pasted to try a form; undefined if it is neither. */
export const contentOfSample = (sample: string): Content | undefined => {
  const text = sample.trim()
  if (text === '') return undefined
  if (text.startsWith('{')) return contentOfDocument(text)
  const pairs = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text.slice(text.indexOf('?') + 1)))
    pairs.set(name, [...(pairs.get(name) ?? []), value])
  return unlessEmpty(
    contentOf(
      Object.fromEntries(
        [...pairs].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
      ),
    ),
  )
}
