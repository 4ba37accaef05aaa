/** Cursors of pages reached from the previous one: a page far down loads as fast as the first. */
const cursors = new Map<string, string>()

/** Maximum number of stored cursors; for the oldest the page number is used again. */
const most = 500

const keyOf = (list: string, page: number): string => `${page} ${list}`

/** Stores the cursor of a page, for a list with its sorting, search and filters. */
export const keepCursor = (list: string, page: number, cursor: string): void => {
  const [oldest] = cursors.keys()
  if (cursors.size >= most && oldest !== undefined) cursors.delete(oldest)
  cursors.set(keyOf(list, page), cursor)
}

/** The cursor of a page, if known. */
export const cursorOf = (list: string, page: number): string | undefined => cursors.get(keyOf(list, page))
