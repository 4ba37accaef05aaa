/** The parent of each dictionary; null if it has none. */
export type Links = ReadonlyMap<number, number | null>

/** All ancestors of a dictionary, nearest first; stops at a cycle, which the rules prevent. */
export const aboveOf = (links: Links, id: number): number[] => {
  const found: number[] = []
  let at = links.get(id) ?? null
  while (at !== null && !found.includes(at)) {
    found.push(at)
    at = links.get(at) ?? null
  }
  return found
}

/** Why one dictionary cannot become the parent of another; null if it can, or already is. */
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

/** A value that becomes a parent, with its ancestors. */
export type ParentValue = { id: number; above: readonly number[] }

/**
 * Whether a value may get this parent: it has none, has this one, or moves down from an ancestor of it, as a city of a
 * country does when its region becomes known. Anything else would take it away from another parent.
 */
export const mayBePutBelow = (presentParentId: number | null, parent: ParentValue): boolean =>
  presentParentId === null || presentParentId === parent.id || parent.above.includes(presentParentId)
