import type { Section } from '../../../fields/domain/tree.ts'

/** Number of rendered elements per section, given the total rendered from the top. */
export const drawnOf = (sections: readonly Section[], drawn: number): number[] => {
  let left = drawn
  return sections.map(({ elements }) => {
    const count = Math.max(0, Math.min(elements.length, left))
    left -= count
    return count
  })
}
