/** The id of a line's link, to lead the focus back to it. */
export const rowId = (key: string): string => `row-${key}`

/** Leads the focus back to a line that was moved about: the browser drops it. */
export const focusRow = (key: string): void => {
  requestAnimationFrame(() => document.getElementById(rowId(key))?.focus())
}
