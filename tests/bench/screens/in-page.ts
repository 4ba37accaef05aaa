/** Measurements recorded inside the page. */
export type PageNotes = {
  /** Time from a key press until its effect was painted. */
  keys: number[]
  /** Tasks that blocked the page for longer than 50 ms. */
  long: number[]
  /** Time between frames. */
  frames: number[]
  /** When the awaited element was painted, since the start of the navigation. */
  readyAt: number | null
}

declare global {
  interface Window {
    bench: PageNotes
  }
}

/**
 * Runs in every new document before its own scripts: records key presses, long tasks, and when an element appears.
 */
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
