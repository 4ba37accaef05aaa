/** Container of a popup: an open dialog if it contains the anchor, because everything else is then hidden from screen readers. */
export const placeOf = (anchor: HTMLElement | null): Element =>
  anchor?.closest('[role="dialog"]') ?? document.getElementById('main') ?? document.body
