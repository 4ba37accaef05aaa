import { useEffect, useRef, type RefObject } from 'react'
import { call } from '#platform/web/api/call.ts'
import { noteRoomTime } from '../../contract/data-room.endpoints.ts'
import type { roomPages } from '../../domain/states.ts'

type Page = (typeof roomPages)[number]

/** Seconds after which what was read is noted. */
const noteEvery = 20

/** Notes how long a part of the room's page is in view, while the page is: for whoever asked. */
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
      // A room that was closed meanwhile takes no time; its page goes blank by itself.
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
