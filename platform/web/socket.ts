import type { SocketMessage } from '#platform/contract/socket-messages.ts'
import { pageId } from './api/page-id.ts'

/** What the socket needs and whom it tells. */
export type SocketOptions = {
  /** Asks for the address with a fresh ticket; each ticket serves once. */
  address: () => Promise<string>
  onMessage: (message: SocketMessage) => void
  /** After a reconnect: messages may have been missed, so everything counted is fetched again. */
  onCatchUp: () => void
}

const namespaces = new Set(['Banner', 'Badges', 'Fresh'])
const firstPause = 1000
const longestPause = 30_000
const tickPause = 10_000
const longestSleep = 90_000

const parsed = (data: unknown): SocketMessage | null => {
  try {
    const message = JSON.parse(String(data)) as Partial<SocketMessage> | null
    const isOurs = namespaces.has(message?.namespace ?? '') && typeof message?.action === 'string'
    return isOurs ? ({ message: {}, ...message } as SocketMessage) : null
  } catch {
    return null
  }
}

/** Opens the web socket and keeps it open, with growing and jittered pauses; returns how to close it (spec 4). */
export const openSocket = ({ address, onMessage, onCatchUp }: SocketOptions): (() => void) => {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let wasOpen = false
  const begun = Date.now()
  let closed = false

  const later = (): void => {
    if (closed) return
    // Jitter keeps ten thousand browsers from coming back in one second.
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, longestPause)
  }

  const connect = async (): Promise<void> => {
    try {
      const url = await address()
      if (closed) return
      const place = new URL(url, location.href.replace(/^http/, 'ws'))
      place.searchParams.set('page', pageId)
      // What changes between the page's first calls and its first moment of hearing would never be shown.
      if (!wasOpen) place.searchParams.set('age', String(Math.max(0, Date.now() - begun)))
      socket = new WebSocket(place)
    } catch {
      // The service may be off or away: the portal works without it (spec 4), and asks again later.
      console.info('web socket: disabled')
      later()
      return
    }
    socket.onopen = () => {
      pause = firstPause
      if (wasOpen) onCatchUp()
      wasOpen = true
    }
    socket.onmessage = (event) => {
      const message = parsed(event.data)
      if (message) onMessage(message)
    }
    socket.onclose = later
  }

  // A machine that slept does not know that its socket is dead. Background pages tick once a minute at the least.
  let tick = Date.now()
  const watch = setInterval(() => {
    if (Date.now() - tick > longestSleep) socket?.close()
    tick = Date.now()
  }, tickPause)

  void connect()
  return () => {
    closed = true
    clearInterval(watch)
    clearTimeout(timer)
    socket?.close()
  }
}
