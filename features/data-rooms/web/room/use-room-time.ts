import { useEffect, useRef, type RefObject } from 'react'
import { call } from '#platform/web/api/call.ts'
import { noteRoomTime } from '../../contract/data-room.endpoints.ts'
import type { roomPages } from '../../domain/states.ts'

type Page = (typeof roomPages)[number]

/** Interval of logging, in seconds. */
const noteEvery = 20

/** Logs how long a part of the room's page is visible to the requester. */
export const useRoomTime = (room: number, page: Page, isNoted: boolean): RefObject<HTMLDivElement | null> => {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = part.current
    if (!isNoted || !element) return undefined
    let isInView = false
    let seconds = 0
    const note = (): void => {
      if (seconds === 0) return
      const read = seconds
      seconds = 0
      // Errors of a closed room are ignored; its page disappears anyway.
      call(noteRoomTime, { body: { dataRequestId: room, page, seconds: read } }).catch(() => undefined)
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
    })
    observer.observe(element)
    const tick = setInterval(() => {
      if (!isInView || document.visibilityState !== 'visible') return
      seconds += 1
      if (seconds >= noteEvery) note()
    }, 1000)
    document.addEventListener('visibilitychange', note)
    return () => {
      observer.disconnect()
      clearInterval(tick)
      document.removeEventListener('visibilitychange', note)
      note()
    }
  }, [room, page, isNoted])
  return part
}
