/** The element of a place (`data-place`). */
const partOf = (place: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].find((part) => part.dataset['place'] === place)

/**
 * Scrolls to the first of these places on the page and focuses it: list the most specific first, its containers
 * later. Returns whether any exists.
 */
export const goToPlace = (...places: string[]): boolean => {
  const part = places.map(partOf).find((found) => found !== undefined)
  if (!part) return false
  part.scrollIntoView?.({ block: 'center' })
  // Buttons of the label, such as the history's, come before the input.
  const control =
    part.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], [role="combobox"]') ??
    part.querySelector<HTMLElement>('button')
  if (!control && !part.hasAttribute('tabindex')) part.tabIndex = -1
  ;(control ?? part).focus({ preventScroll: true })
  return true
}
