/** The dictionary right above each one; null where none is. */
export type Links = ReadonlyMap<number, number | null>

/** Everything above a dictionary, nearest first; a cycle, which no rule lets in, ends the way. */
export const aboveOf = (links: Links, id: number): number[] => {
  const found: number[] = []
  let at = links.get(id) ?? null
  while (at !== null && !found.includes(at)) {
    found.push(at)
    at = links.get(at) ?? null
  }
  return found
}

/** Why one dictionary cannot be put below another; null when it can, or already is. */
export const linkRefusal = (
  links: Links,
  parentId: number,
  childId: number,
): 'DICTIONARY_SELF_LINK' | 'DICTIONARY_CYCLIC_LINK' | 'DICTIONARY_IN_OTHER_CHAIN' | null => {
  if (parentId === childId) return 'DICTIONARY_SELF_LINK'
  if (aboveOf(links, parentId).includes(childId)) return 'DICTIONARY_CYCLIC_LINK'
  const present = links.get(childId) ?? null
  return present !== null && present !== parentId ? 'DICTIONARY_IN_OTHER_CHAIN' : null
}

/** What stands above the value a child is put below. */
export type ParentValue = { id: number; above: readonly number[] }

/**
 * Whether a value may be put below another: it has no parent, has this one, or moves down from a level above it, as a
 * city of a country does when its region becomes known. Anything else would take it from another parent.
 */
export const mayBePutBelow = (presentParentId: number | null, parent: ParentValue): boolean =>
  presentParentId === null || presentParentId === parent.id || parent.above.includes(presentParentId)
