import { countElements, type ElementTree } from './tree.ts'

/** The most a template holds: sections, elements in one of them and in all, and characters of all that it says. */
export const treeLimits = { sections: 60, inSection: 400, elements: 1000, characters: 2_000_000 }

/** What is too much in a tree; null while it may be kept. */
export const treeSizeProblem = (tree: ElementTree): 'TOO_MANY' | 'TOO_LONG' | null => {
  if (countElements(tree) > treeLimits.elements) return 'TOO_MANY'
  return JSON.stringify(tree).length > treeLimits.characters ? 'TOO_LONG' : null
}
