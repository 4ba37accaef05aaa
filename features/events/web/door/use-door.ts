import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { connectionStore } from '#platform/web/api/connection.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { sendDoorMarks } from '../../contract/door.endpoints.ts'
import type { EventDoor } from '../event.types.ts'
import { createDoorQueue, doorKey, type DoorMark, type DoorMarks } from './door-store.ts'

/** How long after a failure what waits is sent again, in milliseconds. */
const pause = 15_000

type Person = EventDoor['people'][number]

/** Somebody at the door, as the marks of this device leave them. */
export type AtDoor = Person & { key: string; waits: boolean }

const marked = (person: Person, { made, waiting }: DoorMarks): AtDoor => {
  const key = doorKey(person)
  const mark = made[key]
  const isLast = mark && (person.at === null || Date.parse(mark.at) >= Date.parse(person.at))
  return {
    ...person,
    ...(isLast ? { came: mark.came, at: mark.at } : {}),
    key,
    waits: waiting.includes(key),
  }
}

/** Who is expected, with the marks of this device, which are sent at once or once the network is back. */
export const useDoor = (door: EventDoor, uid: string) => {
  const eventId = door.id
  const [queue] = useState(() =>
    createDoorQueue(`event-door:${uid}:${eventId}`, async (marks) => {
      const body = { eventId, sentAt: new Date().toISOString(), marks }
      const { outcomes } = await call(sendDoorMarks, { body }, { deniedHere: true })
      return outcomes
    }),
  )
  const marks = useStore(queue.store)
  const flush = useCallback(async (): Promise<void> => {
    const error = await queue.flush()
    // Without a network they wait, and the page says how many.
    if (error && !(error instanceof ApiError && error.isAway)) notifyError(error)
  }, [queue])
  useEffect(() => {
    const again = (): void => void flush()
    again()
    globalThis.addEventListener('online', again)
    const leave = connectionStore.subscribe(again)
    const timer = setInterval(() => queue.store.get().waiting.length > 0 && again(), pause)
    return () => {
      globalThis.removeEventListener('online', again)
      clearInterval(timer)
      leave()
    }
  }, [flush, queue])
  const mark = useCallback(
    ({ kind, id }: Pick<DoorMark, 'kind' | 'id'>, came: boolean): void => {
      queue.mark({ kind, id, came, at: new Date().toISOString() })
      void flush()
    },
    [queue, flush],
  )
  return {
    people: door.people.map((person) => marked(person, marks)),
    waiting: marks.waiting.length,
    refused: marks.refused,
    mark,
  }
}
