type Wanting = { id: number; seats: number; event: { id: number; free: number | null } }

/** The ids of those that find no places left when places are given in this order; a team goes in whole. */
export const leftWithoutPlaces = (wanting: readonly Wanting[]): Set<number> => {
  const left = new Map<number, number>()
  const without = new Set<number>()
  for (const { id, seats, event } of wanting) {
    if (event.free === null) continue
    const free = left.get(event.id) ?? event.free
    if (seats <= free) left.set(event.id, free - seats)
    else without.add(id)
  }
  return without
}
