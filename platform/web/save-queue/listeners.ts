/** Listeners by key, so that a letter typed draws one field anew and not three hundred. */
export const createListeners = () => {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe: (key: string, listener: () => void): (() => void) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key)
      }
    },
    notify: (key: string): void => {
      for (const listener of listeners.get(key) ?? []) listener()
    },
  }
}
