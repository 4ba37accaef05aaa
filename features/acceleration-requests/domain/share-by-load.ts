/** Somebody who looks after so many projects now. */
export type Loaded = { uid: string; load: number }

/** A project to look after: `except` never gets it, because they work on it. */
export type Shared = { id: number; except: readonly string[] }

/**
 * Shares projects out evenly: each goes to whoever looks after the fewest by then, so that in the end nobody has more than
 * they must. A project that nobody may have is left out.
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
