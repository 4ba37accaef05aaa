import type { Prepared } from './prepared-query.ts'

/** Statements that a connection keeps prepared: what is asked again and again. */
const mostPrepared = 300

/** Texts of which a process remembers that they were asked before. */
const mostSeen = 2000

/** Tells whether a text was asked before; bounded, the least recently asked are forgotten. */
export type SeenTexts = (text: string) => boolean

/** Makes the memory that all connections of a pool share. */
export const createSeenTexts = (most = mostSeen): SeenTexts => {
  const seen = new Set<string>()
  return (text) => {
    const again = seen.delete(text)
    seen.add(text)
    if (seen.size > most) seen.delete(seen.values().next().value!)
    return again
  }
}

/** The prepared statements of one connection. */
export type Statements = {
  /** The statement of a text, prepared or to be prepared now; none for a text that nobody asked before. */
  preparedFor: (text: string) => Prepared | undefined
  /** Takes out the names that are too many, least recently used first: they are to be deallocated. */
  surplus: () => string[]
}

/**
 * Planning a list with eight joins costs more than running it, so what is asked a second time is prepared. A list has
 * many combinations of filters: those asked once are not prepared at all, and of the others the ones in use stay.
 */
export const createStatements = (isSeen: SeenTexts, most = mostPrepared): Statements => {
  const statements = new Map<string, Prepared>()
  let made = 0
  return {
    preparedFor: (text) => {
      const known = statements.get(text)
      if (!known && !isSeen(text)) return undefined
      // A name is never given twice: what could not be deallocated is in nobody's way.
      const prepared = known ?? { name: `s${++made}` }
      statements.delete(text)
      statements.set(text, prepared)
      return prepared
    },
    surplus: () => {
      const names: string[] = []
      for (const [text, { name }] of statements) {
        if (statements.size <= most) break
        statements.delete(text)
        names.push(name)
      }
      return names
    },
  }
}
