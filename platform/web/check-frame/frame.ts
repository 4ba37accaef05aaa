import { frameAnswer, type FrameAnswer, type FrameRequest } from './messages.ts'

/** A frame that does not answer is given up after this many milliseconds: third-party cookies or the network may stop it. */
const patience = 3000

/** The sign-on service's hidden frame, open. */
export type CheckFrame = {
  /** Asks, and answers null when nothing comes back in time. */
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
 * Opens the hidden frame at the service's address; null when it does not get ready in time. Only messages of that very
 * window and origin in a known shape are heard, and only that origin can read what is asked.
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
