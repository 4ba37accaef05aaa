import type { PartValue } from './object-parts.ts'

/** What changed of a record: its part, and what it said before and says now. */
export type Change = { part: string; from: PartValue; to: PartValue }

/** What differs between a record before and after, part by part. */
export const changesOf = (
  before: Readonly<Record<string, PartValue>>,
  after: Readonly<Record<string, PartValue>>,
): Change[] =>
  Object.keys(after).flatMap((part) => {
    const [from, to] = [before[part] ?? null, after[part] ?? null]
    return from === to ? [] : [{ part, from, to }]
  })
