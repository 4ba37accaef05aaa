/** Messages of a frame to its parent page: its height, and that another page of it was opened. */
export type FrameMessage = { source: 'runway-showcase'; kind: 'height' | 'opened'; height: number }

/** Maximum height of a frame: longer content scrolls inside. */
export const maxHeight = 20_000

/** The theme that the parent page requests, or null for any other message. */
export const asksForTheme = (sent: unknown): 'light' | 'dark' | 'auto' | null => {
  if (typeof sent !== 'object' || sent === null) return null
  const { source, kind, theme } = sent as Record<string, unknown>
  if (source !== 'runway-page' || kind !== 'theme') return null
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : null
}
