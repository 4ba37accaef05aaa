/** Events by which the person scrolls or continues elsewhere. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** By then the surrounding sections are rendered and their editors loaded. */
const settled = 8000

let release: (() => void) | undefined

/**
 * Scrolls a part of a long page to the top and keeps it there while the content above it grows: sections are rendered
 * when near, editors load later. Any input by the person ends it.
 */
export const bringToTop = (part: HTMLElement): void => {
  release?.()
  const align = (): void => part.scrollIntoView?.({ block: 'start' })
  align()
  if (typeof ResizeObserver === 'undefined') return
  const grown = new ResizeObserver(align)
  const end = (): void => {
    grown.disconnect()
    clearTimeout(timer)
    for (const move of ownMoves) removeEventListener(move, end, { capture: true })
    release = undefined
  }
  const timer = setTimeout(end, settled)
  for (const one of part.parentElement?.children ?? []) grown.observe(one)
  for (const move of ownMoves) addEventListener(move, end, { capture: true, passive: true })
  release = end
}
