/** An item and its sequence number; numbers ascend, with gaps. */
export type Numbered = { id: string; seq: number }

/** Inserts an id at an index, from 0; at the end if omitted. */
export const placed = (ids: readonly string[], id: string, index = ids.length): string[] => {
  const others = ids.filter((other) => other !== id)
  const at = Math.max(0, Math.min(index, others.length))
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** The sequence numbers that must change for an order, as few as a single forward pass allows. */
export const renumbered = (order: readonly string[], known: readonly Numbered[]): Numbered[] => {
  const numbers = new Map(known.map(({ id, seq }) => [id, seq]))
  const changed: Numbered[] = []
  let last = 0
  for (const id of order) {
    const own = numbers.get(id)
    const seq = own !== undefined && own > last ? own : last + 1
    if (seq !== own) changed.push({ id, seq })
    last = seq
  }
  return changed
}
