import { untilSignOut } from '#platform/web/session.ts'
import { getEventDoor } from '../../contract/door.endpoints.ts'
import type { EventDoor } from '../event.types.ts'

/** For how long a list is of use after it was read, in milliseconds. */
const useful = 86_400_000

/** A list of check-in as this browser read it last, and whose it is. */
export type StoredDoor = { uid: string; readAt: number; door: EventDoor }

const name = (eventId: number): string => untilSignOut(`event_door_${eventId}`)

/** Stores who is expected, so that check-in opens without a network. */
export const storeDoor = (uid: string, door: EventDoor, now: number): void => {
  try {
    localStorage.setItem(name(door.id), JSON.stringify({ uid, readAt: now, door }))
  } catch {
    // A full or locked storage: the page works as long as it is open.
  }
}

/** The stored list of an event, unless it is too old or no list. */
export const readStoredDoor = (eventId: number, now: number): StoredDoor | null => {
  try {
    const { uid, readAt, door } = JSON.parse(localStorage.getItem(name(eventId)) ?? 'null') as StoredDoor
    const isFresh = typeof uid === 'string' && now - readAt >= 0 && now - readAt < useful
    const read = getEventDoor.response.safeParse(door)
    if (isFresh && read.success && read.data.id === eventId) return { uid, readAt, door: read.data }
  } catch {
    // Nothing is stored, or somebody else wrote it.
  }
  localStorage.removeItem(name(eventId))
  return null
}
