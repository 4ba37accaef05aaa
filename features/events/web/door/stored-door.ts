import { sessionPerson, untilSignOut } from '#platform/web/session.ts'
import { getEventDoor } from '../../contract/door.endpoints.ts'
import type { EventDoor } from '../event.types.ts'

/** For how long a list is of use after it was read, in milliseconds. */
const useful = 86_400_000

/** A list of check-in as this browser read it last, and whose it is. */
export type StoredDoor = { uid: string; readAt: number; door: EventDoor }

const prefix = untilSignOut('event_door_')

const name = (eventId: number): string => `${prefix}${eventId}`

const isFresh = ({ readAt }: Pick<StoredDoor, 'readAt'>, now: number): boolean =>
  now - readAt >= 0 && now - readAt < useful

/** Removes lists that are too old, and what is no list. */
const forgetOld = (now: number): void => {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue
    try {
      if (isFresh(JSON.parse(localStorage.getItem(key) ?? 'null') as StoredDoor, now)) continue
    } catch {
      // Somebody else wrote it.
    }
    localStorage.removeItem(key)
  }
}

/** Stores who is expected, so that check-in opens without a network. */
export const storeDoor = (uid: string, door: EventDoor, now: number): void => {
  try {
    forgetOld(now)
    localStorage.setItem(name(door.id), JSON.stringify({ uid, readAt: now, door }))
  } catch {
    // A full or locked storage: the page works as long as it is open.
  }
}

/** The stored list of an event, unless it is too old, no list, or another person's. */
export const readStoredDoor = (eventId: number, now: number): StoredDoor | null => {
  try {
    const { uid, readAt, door } = JSON.parse(localStorage.getItem(name(eventId)) ?? 'null') as StoredDoor
    const read = getEventDoor.response.safeParse(door)
    const isOwn = typeof uid === 'string' && uid === (sessionPerson() ?? uid)
    if (isOwn && isFresh({ readAt }, now) && read.success && read.data.id === eventId)
      return { uid, readAt, door: read.data }
  } catch {
    // Nothing is stored, or somebody else wrote it.
  }
  localStorage.removeItem(name(eventId))
  return null
}
