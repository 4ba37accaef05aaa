import { countElements, type ElementTree } from './tree.ts'

/** Maximum number of sections, of elements per section and in total, and of characters in a template. */
export const treeLimits = { sections: 60, inSection: 400, elements: 1000, characters: 2_000_000 }

/** What exceeds the limits of a tree; null if it can be stored. */
export const treeSizeProblem = (tree: ElementTree): 'TOO_MANY' | 'TOO_LONG' | null => {
  if (countElements(tree) > treeLimits.elements) return 'TOO_MANY'
  return JSON.stringify(tree).length > treeLimits.characters ? 'TOO_LONG' : null
}
