import { useEffect } from 'react'
import { asksForTheme, maxHeight, type FrameMessage } from './messages.ts'

/** The origin of the parent page, if it may frame this page. */
const parentOf = (origins: readonly string[]): string | null => {
  // Firefox does not support `ancestorOrigins`: a frame's referrer is its parent page.
  const around =
    location.ancestorOrigins?.[0] ??
    (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '')
  return origins.includes(around) ? around : null
}

/** Reports the frame's height to the parent page, and handles its requests: both only for allowed sites. */
export const useParent = (origins: readonly string[]): void => {
  useEffect(() => {
    if (window.parent === window) return undefined
    let around = parentOf(origins)
    let lastHeight = 0
    const say = (message: Omit<FrameMessage, 'source'>): void => {
      if (around)
        window.parent.postMessage({ source: 'runway-showcase', ...message } satisfies FrameMessage, around)
    }
    const page = document.querySelector('.frame')
    // The document is never lower than its frame; its content is.
    const height = (): number =>
      Math.min(Math.ceil((page ?? document.body).getBoundingClientRect().height), maxHeight)
    const measure = (): void => {
      if (height() === lastHeight) return
      lastHeight = height()
      say({ kind: 'height', height: lastHeight })
    }
    const hear = ({ origin, source, data }: MessageEvent): void => {
      if (source !== window.parent || !origins.includes(origin)) return
      const theme = asksForTheme(data)
      if (theme === null) return
      // A site that hides its origin reveals it by sending a request.
      if (around !== origin) {
        around = origin
        lastHeight = 0
      }
      const dark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
      measure()
    }
    const watch = new ResizeObserver(measure)
    watch.observe(page ?? document.body)
    window.addEventListener('message', hear)
    lastHeight = height()
    say({ kind: 'opened', height: lastHeight })
    return () => {
      watch.disconnect()
      window.removeEventListener('message', hear)
    }
  }, [origins])
}
