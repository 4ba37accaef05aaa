/** Id of a row's link, to restore the focus. */
export const rowId = (key: string): string => `row-${key}`

/** Restores the focus to a moved row, because the browser drops it. */
export const focusRow = (key: string): void => {
  requestAnimationFrame(() => document.getElementById(rowId(key))?.focus())
}
