/** What a frame says to the page it stands in: how high it is, and that another page of it was opened. */
export type FrameSaid = { source: 'runway-showcase'; kind: 'height' | 'opened'; height: number }

/** The highest frame that is asked for: what is longer scrolls in itself. */
export const mostHeight = 20_000

/** What a page asks of its frame, or null for anything else that was sent. */
export const asksForTheme = (sent: unknown): 'light' | 'dark' | 'auto' | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const { source, kind, theme } = sent as Record<string, unknown>
  if (source !== 'runway-page' || kind !== 'theme') return null
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : null
}
