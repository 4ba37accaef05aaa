/** Writes to an import's draft from this browser: each uses the version that the previous one left. */
const last = new Map<number, Promise<unknown>>()

/** Runs a write after the previous ones, whether they succeeded or not. */
export const inTurn = <Answer>(importId: number, write: () => Promise<Answer>): Promise<Answer> => {
  const before = last.get(importId) ?? Promise.resolve()
  const mine = before.then(write, write)
  last.set(importId, mine)
  const end = () => {
    if (last.get(importId) === mine) last.delete(importId)
  }
  mine.then(end, end)
  return mine
}

/** Waits for the previous writes; false if the last of them failed, which its own component has reported. */
export const writesSucceeded = async (importId: number): Promise<boolean> => {
  for (let waited = last.get(importId); waited !== undefined; waited = last.get(importId)) {
    const succeeded = await waited.then(
      () => true,
      () => false,
    )
    if (!succeeded) return false
    if (last.get(importId) === waited) return true
  }
  return true
}
