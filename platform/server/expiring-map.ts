/** A cache limited by age and by size: the oldest entry is evicted first. */
export type ExpiringMap<V> = {
  get: (key: string) => V | undefined
  set: (key: string, value: V, expiresAt: number) => void
  delete: (key: string) => void
  clear: () => void
}

/** Creates a cache of at most `size` entries. */
export const expiringMap = <V>(size: number): ExpiringMap<V> => {
  const kept = new Map<string, { value: V; expiresAt: number }>()
  return {
    get: (key) => {
      const entry = kept.get(key)
      if (!entry) return undefined
      if (entry.expiresAt > Date.now()) return entry.value
      kept.delete(key)
      return undefined
    },
    set: (key, value, expiresAt) => {
      kept.delete(key)
      kept.set(key, { value, expiresAt })
      if (kept.size <= size) return
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
