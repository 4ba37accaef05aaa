/** What a submission says: texts by the names of the builder's fields. */
export type Content = Readonly<Record<string, string>>

/** The most that is taken of one submission; `bytes` is all of it as it is kept. */
export const contentLimits = { fields: 200, name: 200, text: 20_000, bytes: 64 * 1024, depth: 5 } as const

/** Parameters and fields that carry the secret of a form: never kept. */
const secretNames = new Set(['secret', 'x-form-secret'])

/** What is sent: texts, lists of them, and documents within documents. */
export type Sent = unknown

const said = (value: unknown): string | null => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return null
}

/** Texts no database stumbles over, composed alike, without the spaces around them. */
const cleaned = (text: string): string => text.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim()

/** What is said under each name; under one it may be said several times, as in the address and in the body. */
type Heard = Map<string, Set<string>>

/** No name that is taken is longer before it is cleaned: spaces stand around it, and letters of several parts become one. */
const mostOfName = 4 * contentLimits.name

/**
 * A name grows with each step within. Of one that is too long only as much is read as says so: over thousands of rows it would be
 * gigabytes of names, and of those over 16,383 letters a map tells none from the other quickly.
 */
const walk = (within: string, value: unknown, depth: number, into: Heard): void => {
  // One more than is taken says that it is too much.
  if (into.size > contentLimits.fields) return
  const name = within.slice(0, mostOfName)
  const text = said(value)
  if (text !== null) {
    const key = name.length < mostOfName ? cleaned(name) : name
    if (key !== '' && !secretNames.has(key.toLowerCase()))
      into.set(key, (into.get(key) ?? new Set()).add(cleaned(text)))
  } else if (Array.isArray(value)) {
    const texts = value.map(said)
    // A choice of several is one text, as builders write it; a list of documents is told one by one.
    if (texts.every((one) => one !== null)) walk(name, texts.join('; '), depth, into)
    else if (depth < contentLimits.depth)
      value.forEach((one, at) => walk(`${name}.${at + 1}`, one, depth + 1, into))
  } else if (typeof value === 'object' && value !== null && depth < contentLimits.depth)
    for (const [key, one] of Object.entries(value))
      walk(name === '' ? key : `${name}.${key}`, one, depth + 1, into)
}

/** What was sent as plain texts by name; what stands within others is named by the way to it: `company.name`. */
export const contentOf = (...sent: readonly Sent[]): Content => {
  const into: Heard = new Map()
  for (const one of sent) walk('', one, 0, into)
  // A field of any name: made so that none of them is more than a name.
  return Object.fromEntries(
    // In an order of their own: the same is read of whatever came first.
    [...into].map(([name, texts]) => [name, [...texts].filter(Boolean).toSorted().join('; ')]),
  )
}

/** Whether more was sent than is taken. */
export const isTooMuch = (content: Content): boolean => {
  const fields = Object.entries(content)
  return (
    fields.length > contentLimits.fields ||
    fields.some(([name, text]) => name.length > contentLimits.name || text.length > contentLimits.text) ||
    new TextEncoder().encode(JSON.stringify(content)).length > contentLimits.bytes
  )
}

/** Site builders try a webhook with this before they save it: it is answered and nothing is kept. */
export const isProbe = (content: Content): boolean =>
  Object.keys(content).length === 1 && content['test'] === 'test'

/** The same content always reads the same, in whatever order its fields came. */
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

/** A query string or a JSON document as somebody pastes it to try a form; undefined when it is neither. */
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
