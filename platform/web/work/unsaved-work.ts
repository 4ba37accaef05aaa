type Flush = () => Promise<boolean>

const waiting = new Set<Flush>()

/** Registers auto-saving work on the page with its flush function. Returns a function that unregisters it. */
export const registerUnsavedWork = (flush: Flush): (() => void) => {
  waiting.add(flush)
  return () => waiting.delete(flush)
}

/** Saves all pending changes of the page, before an action that needs it; returns whether everything is saved. */
export const flushUnsavedWork = async (): Promise<boolean> => {
  const saved = await Promise.all([...waiting].map((flush) => flush()))
  return saved.every(Boolean)
}
