/** A part of the page that stands for this place (`data-place`). */
const partOf = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].find((part) => part.dataset['place'] === place)

/**
 * Brings the first of these places that is on the page into view, with the focus in it: name the exact one first, what
 * it is part of later. Tells whether there was any.
 */
export const goToPlace = (...places: string[]): boolean => {
  const part = places.map(partOf).find((found) => found !== undefined)
  if (!part) return false
  part.scrollIntoView?.({ block: 'center' })
  // Buttons of the label, such as the history's, stand before what is filled in.
  const control =
    part.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], [role="combobox"]') ??
    part.querySelector<HTMLElement>('button')
  if (!control && !part.hasAttribute('tabindex')) part.tabIndex = -1
  ;(control ?? part).focus({ preventScroll: true })
  return true
}
