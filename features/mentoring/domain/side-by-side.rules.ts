type Linked = { id: number; againstId: number | null }

/**
 * Advice in groups that stand side by side: what contradicts something is in its group, however long the chain. Groups are in
 * the order of their first advice, and so is the advice in each.
 */
export const sideBySide = <A extends Linked>(advice: readonly A[]): A[][] => {
  const rootOf = new Map<number, number>()
  // Only what was there before can be contradicted, so its root is known.
  for (const { id, againstId } of advice)
    rootOf.set(id, againstId === null ? id : (rootOf.get(againstId) ?? id))
  const groups = new Map<number, A[]>()
  for (const one of advice) {
    const root = rootOf.get(one.id)!
    groups.set(root, [...(groups.get(root) ?? []), one])
  }
  return [...groups.values()]
}
