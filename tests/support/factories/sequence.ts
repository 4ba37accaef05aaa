let given = 0

/** Begins anew, so that what is made does not depend on the files that ran in this process before. */
export const restartSequence = (): void => {
  given = 0
}

/** The next number of a test file: what must be unique is named with it. */
export const next = (): number => ++given

/** One of the items, in turn. */
export const inTurn = <T>(items: readonly T[], n: number): T => items[n % items.length]!
