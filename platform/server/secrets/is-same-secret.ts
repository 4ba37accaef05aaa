import { timingSafeEqual } from 'node:crypto'

/** Compares texts in constant time, so that the time does not reveal how much of a secret was guessed. */
export const isSameSecret = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
