/** What a person does who wants to be elsewhere, or goes on where they are. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** By then the sections around are drawn and their editors have arrived. */
const settled = 8000

let release: (() => void) | undefined

/**
 * Brings a part of a long page to its top and holds it there while what stands above it still grows: sections are drawn
 * when they come near, editors arrive later. The person's own next move ends it.
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
