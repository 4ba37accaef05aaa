import type { Section } from '../../../fields/domain/tree.ts'

/** Of so many elements that are drawn from the top, how many stand in each section. */
export const drawnOf = (sections: readonly Section[], drawn: number): number[] => {
  let left = drawn
  return sections.map(({ elements }) => {
    const count = Math.max(0, Math.min(elements.length, left))
    left -= count
    return count
  })
}
