/** What a page tells of itself while it is measured; it lives in the page. */
export type PageNotes = {
  /** From a key that went down until what it did was painted. */
  keys: number[]
  /** Tasks that held the page up for longer than 50 ms. */
  long: number[]
  /** From one frame to the next. */
  frames: number[]
  /** When what was waited for was painted; since the navigation began. */
  readyAt: number | null
}

declare global {
  interface Window {
    bench: PageNotes
  }
}

/** Runs in every new document, before its own scripts: notes keys, long tasks, and when something is there. */
export const watchPage = (awaited: string): void => {
  const notes: PageNotes = { keys: [], long: [], frames: [], readyAt: null }
  window.bench = notes
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', done)
      channel.port1.start()
      channel.port2.postMessage(null)
    })
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterPaint(() => notes.keys.push(performance.now() - timeStamp)),
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.long.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  let last = performance.now()
  const look = () => {
    const now = performance.now()
    notes.frames.push(now - last)
    last = now
    if (notes.readyAt === null && document.querySelector(awaited))
      afterPaint(() => (notes.readyAt ??= performance.now()))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
