/** Listeners by key, so that typing re-renders one field and not three hundred. */
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
