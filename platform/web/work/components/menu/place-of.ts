/** Where a popup stands: that of an open dialog stands in it, because all else is hidden from readers meanwhile. */
export const placeOf = (anchor: HTMLElement | null): Element =>
  anchor?.closest('[role="dialog"]') ?? document.getElementById('main') ?? document.body
