import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SocketMessage } from '#platform/contract/socket-messages.ts'
import { openSharedSocket } from './shared-socket.ts'
import type { SocketOptions } from './socket.ts'

type Request = { take: () => Promise<void>; reject: (error: Error) => void }

/** Locks of one name as browsers have them: one holder, a queue, and a holder that may be robbed. */
const fakeLocks = () => {
  let holder: Request | null = null
  const queue: Request[] = []
  const next = async (): Promise<void> => {
    const request = queue.shift()
    if (!request) return
    holder = request
    await request.take()
    if (holder !== request) return
    holder = null
    await next()
  }
  return {
    request: (_name: string, { signal, steal }: LockOptions, take: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const request = { take: () => take().then(resolve), reject }
        if (steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'))
          holder = request
          void request.take()
          return
        }
        queue.push(request)
        signal?.addEventListener('abort', () => {
          if (queue.includes(request)) queue.splice(queue.indexOf(request), 1)
          reject(new DOMException('aborted', 'AbortError'))
        })
        if (holder === null) void next()
      }),
  }
}

const badge: SocketMessage = { namespace: 'Badges', action: 'GET_NEW_NOTIFICATION_COUNT', message: {} }

/** Open sockets, oldest first. */
let sockets: SocketOptions[] = []
let name = 0
const closers: (() => void)[] = []

const openTab = () => {
  const [onMessage, onCatchUp] = [vi.fn(), vi.fn()]
  const close = openSharedSocket(
    `tabs-${name}`,
    { address: async () => '', onMessage, onCatchUp },
    (options) => {
      sockets.push(options)
      return () => void (sockets = sockets.filter((one) => one !== options))
    },
  )
  closers.push(close)
  return { onMessage, onCatchUp, close }
}

beforeEach(() => {
  name += 1
  sockets = []
  vi.stubGlobal('navigator', { locks: fakeLocks() })
})

afterEach(() => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) close()
})

test('tabs share one socket, each receives its messages and gaps, and one knows that it holds the socket', async () => {
  const [first, second] = [openTab(), openTab()]
  expect(sockets).toHaveLength(1)
  sockets[0]!.onMessage(badge)
  sockets[0]!.onCatchUp()
  expect(first.onMessage).toHaveBeenCalledExactlyOnceWith(badge, true)
  await vi.waitFor(() => expect(second.onMessage).toHaveBeenCalledExactlyOnceWith(badge, false))
  await vi.waitFor(() => expect(second.onCatchUp).toHaveBeenCalledOnce())
})

test('another tab takes over when the tab with the socket is closed, from shortly before', async () => {
  const [first] = [openTab(), openTab()]
  const opened = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(opened + 60_000)
  first.close()
  await vi.waitFor(() => expect(sockets).toHaveLength(1))
  expect(sockets[0]!.since).toBe(opened + 55_000)
  expect(sockets[0]!.mayHaveMissed).toBe(false)
})

test('who takes over while the connection is lost catches up', async () => {
  const [first, second] = [openTab(), openTab()]
  sockets[0]!.onMessage(badge)
  sockets[0]!.onLost!()
  sockets[0]!.onMessage(badge)
  await vi.waitFor(() => expect(second.onMessage).toHaveBeenCalledTimes(2))
  first.close()
  await vi.waitFor(() => expect(sockets).toHaveLength(1))
  expect(sockets[0]!.mayHaveMissed).toBe(true)
})

test('a tab that comes into view takes the socket from one that sleeps, not from one that answers', async () => {
  const holder = openTab()
  const other = openTab()
  document.dispatchEvent(new Event('visibilitychange'))
  const [awake] = sockets
  await new Promise((resolve) => setTimeout(resolve, 2300))
  expect(sockets).toEqual([awake])
  // Its messages no longer arrive.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(sockets[0] ?? awake).not.toBe(awake), { timeout: 5000 })
  expect(sockets).toHaveLength(1)
  expect(sockets[0]!.mayHaveMissed).toBe(true)
  vi.restoreAllMocks()
  sockets[0]!.onMessage(badge)
  await vi.waitFor(() => expect(holder.onMessage).toHaveBeenCalledWith(badge, false))
  expect(other.onMessage).toHaveBeenCalledWith(badge, true)
})
