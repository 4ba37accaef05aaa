import { personStore } from '#platform/web/person-store.ts'
import { userType } from '#platform/web/session.ts'

const keyHere = (): string => `agenda:${personStore.get()?.uid ?? 'guest'}:${userType() ?? ''}`

/**
 * Rows that the block had when it was last shown, in this browser and role. So much room is left for it while it
 * loads: the list below would be pushed down under one's hand.
 */
export const rowsLastTime = (most: number): number => {
  const kept = Number(localStorage.getItem(keyHere()))
  return Number.isInteger(kept) ? Math.min(Math.max(kept, 0), most) : 0
}

/** Remembers how many rows the block has. A browser whose storage is full leaves no room next time. */
export const rememberRows = (rows: number): void => {
  try {
    localStorage.setItem(keyHere(), String(rows))
  } catch {
    localStorage.removeItem(keyHere())
  }
}
