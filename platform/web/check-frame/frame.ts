import { frameAnswer, type FrameAnswer, type FrameRequest } from './messages.ts'

/** Timeout of the frame in milliseconds: third-party cookies or the network may block it. */
const patience = 3000

/** The sign-on service's hidden frame, loaded. */
export type CheckFrame = {
  /** Sends a request; null if there is no response in time. */
  ask: (request: FrameRequest) => Promise<FrameAnswer | null>
  close: () => void
}

const hiddenFrame = (address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.src = address
  return frame
}

/**
 * Opens the hidden frame at the service's URL; null if it is not ready in time. Only messages of this window and
 * origin in a known format are accepted, and only that origin can read the requests.
 */
export const openCheckFrame = async (address: string, wait = patience): Promise<CheckFrame | null> => {
  const { origin } = new URL(address)
  const frame = hiddenFrame(address)
  let hear: ((answer: FrameAnswer) => void) | null = null

  const listen = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return
    const answer = frameAnswer(event.data)
    if (answer) hear?.(answer)
  }
  const next = (): Promise<FrameAnswer | null> =>
    new Promise((resolve) => {
      const settle = (answer: FrameAnswer | null): void => {
        clearTimeout(timer)
        hear = null
        resolve(answer)
      }
      const timer = setTimeout(() => settle(null), wait)
      hear = settle
    })
  const close = (): void => {
    window.removeEventListener('message', listen)
    frame.remove()
  }

  window.addEventListener('message', listen)
  const ready = next()
  document.body.append(frame)
  if ((await ready)?.kind !== 'ready') {
    close()
    return null
  }
  const ask = (request: FrameRequest): Promise<FrameAnswer | null> => {
    const answer = next()
    frame.contentWindow?.postMessage(request, origin)
    return answer
  }
  return { ask, close }
}
