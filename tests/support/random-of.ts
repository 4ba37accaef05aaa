import { chanceOf } from '../../database/demo/random.ts'

/** Random integers and choices; the same seed yields the same sequence. */
export const randomOf = (seed: number) => {
  const { between, pick } = chanceOf(seed)
  /** An integer from 0 to `n - 1`. */
  const below = (n: number): number => between(0, n - 1)
  return { below, pick }
}
