import { sessionPerson, untilSignOut } from '#platform/web/session.ts'
import { getEventDoor } from '../../contract/door.endpoints.ts'
import type { EventDoor } from '../event.types.ts'

/** How long a stored list is valid. */
const maxAgeMs = 86_400_000

/** The check-in list that this browser read last, with its reader. */
export type StoredDoor = { uid: string; readAt: number; door: EventDoor }

const prefix = untilSignOut('event_door_')

const name = (eventId: number): string => `${prefix}${eventId}`

const isFresh = ({ readAt }: Pick<StoredDoor, 'readAt'>, now: number): boolean =>
  now - readAt >= 0 && now - readAt < maxAgeMs

/** Removes expired and invalid lists. */
const forgetOld = (now: number): void => {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue
    try {
      if (isFresh(JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDoor, now)) continue
    } catch {
      // Not written by this code: removed.
    }
    localStorage.removeItem(key)
  }
}

/** Stores the list of expected people, so that check-in opens without a network. */
export const storeDoor = (uid: string, door: EventDoor, now: number): void => {
  try {
    forgetOld(now)
    localStorage.setItem(name(door.id), JSON.stringify({ uid, readAt: now, door }))
  } catch {
    // The storage is full or blocked: the page works only while it is open.
  }
}

/** Returns the stored list of an event; null and removed if it is expired, invalid or another person's. */
export const readStoredDoor = (eventId: number, now: number): StoredDoor | null => {
  try {
    const { uid, readAt, door } = JSON.parse(localStorage.getItem(name(eventId)) ?? 'null') as StoredDoor
    const read = getEventDoor.response.safeParse(door)
    const isOwn = typeof uid === 'string' && uid === (sessionPerson() ?? uid)
    if (isOwn && isFresh({ readAt }, now) && read.success && read.data.id === eventId)
      return { uid, readAt, door: read.data }
  } catch {
    // Nothing is stored, or it is not valid JSON.
  }
  localStorage.removeItem(name(eventId))
  return null
}
