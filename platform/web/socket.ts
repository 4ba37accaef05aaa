import type { SocketMessage } from '#platform/contract/socket-messages.ts'

/** Options and callbacks of the socket. */
export type SocketOptions = {
  /** Requests the URL with a new single-use ticket. */
  address: () => Promise<string>
  onMessage: (message: SocketMessage) => void
  /** The connection was lost: messages may be missed from now on. */
  onLost?: () => void
  /** After a reconnection: messages may have been missed, so all counters are refetched. */
  onCatchUp: () => void
  /** Messages since this moment are requested, in milliseconds of the epoch; by default since now. */
  since?: number
  /** Messages of an unknown time were missed before this socket. */
  mayHaveMissed?: boolean
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

/** Opens the WebSocket and reconnects it, with increasing and jittered delays; returns a close function (spec 4). */
export const openSocket = ({
  address,
  onMessage,
  onLost,
  onCatchUp,
  since = Date.now(),
  mayHaveMissed = false,
}: SocketOptions): (() => void) => {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let wasOpen = mayHaveMissed
  let closed = false

  const later = (): void => {
    if (closed) return
    // Jitter prevents ten thousand browsers from reconnecting in the same second.
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, longestPause)
  }

  const connect = async (): Promise<void> => {
    try {
      const url = await address()
      if (closed) return
      const place = new URL(url, location.href.replace(/^http/, 'ws'))
      // Otherwise changes between the page's first calls and the open socket would never be shown.
      if (!wasOpen) place.searchParams.set('age', String(Math.max(0, Date.now() - since)))
      socket = new WebSocket(place)
    } catch {
      // The service may be disabled or unavailable: the portal works without it (spec 4), and retries later.
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
    socket.onclose = () => {
      if (wasOpen && !closed) onLost?.()
      later()
    }
  }

  // After sleep a machine does not notice that its socket is closed. Background pages tick at least once a minute.
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
