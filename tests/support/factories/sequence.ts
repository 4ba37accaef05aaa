let given = 0

/** The next number of this process: what must be unique is named with it. */
export const next = (): number => ++given

/** One of the items, in turn. */
export const inTurn = <T>(items: readonly T[], n: number): T => items[n % items.length]!
