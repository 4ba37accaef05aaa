import type { PartValue } from './object-parts.ts'

/** A changed part of a record, with its previous and new value. */
export type Change = { part: string; from: PartValue; to: PartValue }

/** Differences between two versions of a record, part by part. */
export const changesOf = (
  before: Readonly<Record<string, PartValue>>,
  after: Readonly<Record<string, PartValue>>,
): Change[] =>
  Object.keys(after).flatMap((part) => {
    const [from, to] = [before[part] ?? null, after[part] ?? null]
    return from === to ? [] : [{ part, from, to }]
  })
