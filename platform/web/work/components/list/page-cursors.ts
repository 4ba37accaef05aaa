/** Where pages begin that were reached by going on from the one before: a page far down is found as fast as the first. */
const cursors = new Map<string, string>()

/** Pages remembered; the oldest are asked for by their number again. */
const most = 500

const keyOf = (list: string, page: number): string => `${page} ${list}`

/** Remembers where a page begins, of a list by all it was asked for: its name, order, search and filters. */
export const keepCursor = (list: string, page: number, cursor: string): void => {
  const [oldest] = cursors.keys()
  if (cursors.size >= most && oldest !== undefined) cursors.delete(oldest)
  cursors.set(keyOf(list, page), cursor)
}

/** Where a page begins, when that is known. */
export const cursorOf = (list: string, page: number): string | undefined => cursors.get(keyOf(list, page))
