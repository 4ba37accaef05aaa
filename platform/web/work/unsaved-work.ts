type Flush = () => Promise<boolean>

const waiting = new Set<Flush>()

/** Something on the page saves by itself: tells how to save at once what still waits. Answers how to stop. */
export const registerUnsavedWork = (flush: Flush): (() => void) => {
  waiting.add(flush)
  return () => waiting.delete(flush)
}

/** Saves at once what the page still holds, before an action that needs it; tells whether everything is saved. */
export const flushUnsavedWork = async (): Promise<boolean> => {
  const saved = await Promise.all([...waiting].map((flush) => flush()))
  return saved.every(Boolean)
}
