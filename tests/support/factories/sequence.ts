let given = 0

/** Resets the sequence, so that results do not depend on files that ran earlier in this process. */
export const restartSequence = (): void => {
  given = 0
}

/** The next number of a test file, for unique names. */
export const next = (): number => ++given

/** One of the items, in turn. */
export const inTurn = <T>(items: readonly T[], n: number): T => items[n % items.length]!
