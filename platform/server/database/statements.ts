import type { Prepared } from './prepared-query.ts'

/** Maximum number of prepared statements per connection. */
const maxPrepared = 300

/** Maximum number of statement texts that a process remembers. */
const maxSeen = 2000

/** Whether a text was seen before; bounded, the least recently used are forgotten. */
export type SeenTexts = (text: string) => boolean

/** Creates the memory shared by all connections of a pool. */
export const createSeenTexts = (maxTexts = maxSeen): SeenTexts => {
  const seen = new Set<string>()
  return (text) => {
    const again = seen.delete(text)
    seen.add(text)
    if (seen.size > maxTexts) seen.delete(seen.values().next().value!)
    return again
  }
}

/** The prepared statements of one connection. */
export type Statements = {
  /** The prepared statement of a text, or one to prepare now; undefined on the first use of a text. */
  preparedFor: (text: string) => Prepared | undefined
  /** Removes and returns surplus names, least recently used first: they are to be deallocated. */
  surplus: () => string[]
}

/**
 * Planning a list with eight joins costs more than running it, so a statement is prepared on its second use. A list
 * has many combinations of filters: those used once are not prepared, and the rest are retained by recent use.
 */
export const createStatements = (isSeen: SeenTexts, maxStatements = maxPrepared): Statements => {
  const statements = new Map<string, Prepared>()
  let made = 0
  return {
    preparedFor: (text) => {
      const known = statements.get(text)
      if (!known && !isSeen(text)) return undefined
      // A name is never reused, so a statement that could not be deallocated does no harm.
      const prepared = known ?? { name: `s${++made}` }
      statements.delete(text)
      statements.set(text, prepared)
      return prepared
    },
    surplus: () => {
      const names: string[] = []
      for (const [text, { name }] of statements) {
        if (statements.size <= maxStatements) break
        statements.delete(text)
        names.push(name)
      }
      return names
    },
  }
}
