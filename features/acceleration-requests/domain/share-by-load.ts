/** A person with the number of projects they are responsible for. */
export type Loaded = { uid: string; load: number }

/** A project to assign: `except` are excluded, because they are in its team. */
export type Shared = { id: number; except: readonly string[] }

/**
 * Distributes projects evenly: each is assigned to the person with the lowest load at that point, so that the maximum
 * load is minimal. A project that nobody may have is omitted.
 */
export const shareByLoad = (projects: readonly Shared[], people: readonly Loaded[]): Map<number, string> => {
  const loads = people.map(({ uid, load }) => ({ uid, load }))
  const shares = new Map<number, string>()
  for (const { id, except } of projects) {
    const able = loads.filter(({ uid }) => !except.includes(uid))
    const [first, ...rest] = able
    if (!first) continue
    const least = rest.reduce((best, one) => (one.load < best.load ? one : best), first)
    least.load += 1
    shares.set(id, least.uid)
  }
  return shares
}
