/** A cache limited by age and by size: the oldest entry is evicted first. */
export type ExpiringMap<V> = {
  get: (key: string) => V | undefined
  set: (key: string, value: V, expiresAt: number) => void
  delete: (key: string) => void
  clear: () => void
}

/** Creates a cache of at most `size` entries. */
export const expiringMap = <V>(size: number): ExpiringMap<V> => {
  const entries = new Map<string, { value: V; expiresAt: number }>()
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expiresAt > Date.now()) return entry.value
      entries.delete(key)
      return undefined
    },
    set: (key, value, expiresAt) => {
      entries.delete(key)
      entries.set(key, { value, expiresAt })
      if (entries.size <= size) return
      const [oldest] = entries.keys()
      if (oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
