import { z } from 'zod'
import { socketMessage, type SocketMessage } from '#platform/contract/socket-messages.ts'
import { openSocket, type SocketOptions } from './socket.ts'

/**
 * What the tab that holds the socket passes on to the others: a message, a gap that may have lost messages (`lost` when
 * it begins, `catchUp` when it is over), and its answer to a tab that asks whether it still works, and is in a gap.
 */
const passedOn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), message: socketMessage }),
  z.object({ kind: z.literal('here'), isLost: z.boolean() }),
  z.object({ kind: z.enum(['lost', 'catchUp', 'ask']) }),
])

/** Options and callbacks of a tab; `hasSocket` says of one tab among all that receive a message that it holds the socket. */
type SharedSocketOptions = Omit<SocketOptions, 'onMessage'> & {
  onMessage: (message: SocketMessage, hasSocket: boolean) => void
}

/** Milliseconds that the tab with the socket has to answer: the browser may have put it to sleep. */
const answerPause = 2000

/** Milliseconds between the questions of a visible tab. */
const askPause = 60_000

/** Milliseconds before a tab takes the socket over from which it asks for messages: the time between two sockets. */
const handover = 5000

/**
 * Opens one socket for all tabs of a name: one tab holds it and passes messages on, another takes over when it is closed
 * or asleep. Browsers without locks open a socket for each tab. Returns a close function.
 */
export const openSharedSocket = (
  name: string,
  options: SharedSocketOptions,
  open: typeof openSocket = openSocket,
): (() => void) => {
  // An insecure origin has no locks.
  const { locks } = navigator as { locks?: LockManager }
  const { onMessage, onCatchUp } = options
  if (!locks || !('BroadcastChannel' in globalThis))
    return open({ ...options, onMessage: (message) => onMessage(message, true) })
  const channel = new BroadcastChannel(name)
  const post = (passed: z.input<typeof passedOn>): void => channel.postMessage(passed)
  let release: (() => void) | null = null
  let waiting = new AbortController()
  let answerTimer: ReturnType<typeof setTimeout> | undefined
  let isLost = false
  let isClosed = false

  const hold = (since: number, mayHaveMissed: boolean): Promise<void> =>
    new Promise((resolve) => {
      clearTimeout(answerTimer)
      const close = open({
        ...options,
        since,
        mayHaveMissed,
        onMessage: (message) => {
          post({ kind: 'message', message })
          onMessage(message, true)
        },
        onLost: () => {
          isLost = true
          post({ kind: 'lost' })
        },
        onCatchUp: () => {
          isLost = false
          post({ kind: 'catchUp' })
          onCatchUp()
        },
      })
      isLost = false
      release = () => {
        release = null
        close()
        resolve()
      }
    })

  /** Waits for its turn; `steal` takes the socket from a tab that does not answer. */
  const queue = (options: LockOptions, take: () => Promise<void>): void => {
    void locks.request(name, options, take).catch(() => {
      if (options.signal?.aborted) return
      // Stolen by a tab that got no answer.
      release?.()
      if (!isClosed) wait()
    })
  }

  const wait = (begun?: number): void => {
    waiting = new AbortController()
    queue({ signal: waiting.signal }, () => {
      const isFirst = begun !== undefined && Date.now() - begun < handover
      return hold(isFirst ? begun : Date.now() - handover, isLost)
    })
  }

  const askHolder = (): void => {
    if (document.visibilityState !== 'visible' || release) return
    clearTimeout(answerTimer)
    answerTimer = setTimeout(() => {
      waiting.abort()
      queue({ steal: true }, () => hold(Date.now(), true))
    }, answerPause)
    post({ kind: 'ask' })
  }

  channel.onmessage = ({ data }) => {
    const { success, data: passed } = passedOn.safeParse(data)
    if (!success) return
    if (passed.kind === 'ask') return release ? post({ kind: 'here', isLost }) : undefined
    // Everything else comes from the tab that holds the socket.
    clearTimeout(answerTimer)
    if (passed.kind === 'message') return onMessage(passed.message, false)
    isLost = passed.kind === 'here' ? passed.isLost : passed.kind === 'lost'
    return passed.kind === 'catchUp' ? onCatchUp() : undefined
  }
  document.addEventListener('visibilitychange', askHolder)
  const asking = setInterval(askHolder, askPause)
  wait(Date.now())
  askHolder()
  return () => {
    isClosed = true
    document.removeEventListener('visibilitychange', askHolder)
    clearInterval(asking)
    clearTimeout(answerTimer)
    channel.close()
    waiting.abort()
    release?.()
  }
}
