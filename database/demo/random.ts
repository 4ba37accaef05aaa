import { createHash } from 'node:crypto'

/** A seeded random generator: the same seed creates the same demo. */
export type Chance = {
  /** Between 0 and 1. */
  next: () => number
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  /** True with the given probability. */
  happens: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** The items in another order. */
  shuffled: <T>(items: readonly T[]) => T[]
}

/** Mulberry32: small, fast, and random enough for a demo. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick: (items) => items[between(0, items.length - 1)]!,
    shuffled,
  }
}

/** The uid of a demo person by an internal name: the same for every seeding. */
export const uidOf = (name: string): string => {
  const hex = createHash('sha256').update(`runway-demo:${name}`).digest('hex')
  const variant = ((parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
