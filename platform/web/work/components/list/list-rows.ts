/** Marks a row of a list in the page, by its place. */
export const rowMark = 'data-row'

const rowOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(`[${rowMark}]`) ?? null

/** The place of the row with the focus. */
export const focusedRow = (list: Element | null): number | null => {
  const row = list?.contains(document.activeElement) ? rowOf(document.activeElement) : null
  return row ? Number(row.getAttribute(rowMark)) : null
}

/** Moves the focus to the row at a place: to its title, or its first link; whether there is one. */
export const focusRow = (list: Element | null, at: number): boolean => {
  const title = list?.querySelector<HTMLElement>(`[${rowMark}="${at}"] :is(.row-title[tabindex], a)`)
  title?.focus()
  return title !== null && title !== undefined
}

/**
 * Whether the keys of a list mean this one: the one with the focus, else the first of the page, unless the page is of
 * a record that steps to its own neighbours by the same keys.
 */
export const isListMeant = (list: Element | null): boolean => {
  if (!list) return false
  const focused = document.activeElement?.closest('.list-rows') ?? null
  if (focused) return focused === list
  const part = list.closest('.MuiModal-root') ?? document
  return part.querySelector('.record-steps') === null && part.querySelector('.list-rows') === list
}
