import { randomId } from '../random-id.ts'

/** Storage for unsaved values that outlives the page. */
export type Drafts<D> = {
  /** Returns whether it could be stored. */
  put: (key: string, draft: D) => boolean
  /** Updates a stored draft; does nothing if another page has taken it over. */
  renew: (key: string, draft: D) => void
  remove: (key: string) => void
  /** Drafts of earlier pages, in chronological order; they belong to this page from now on. */
  adopt: (isMine: (key: string, draft: D) => boolean) => { key: string; draft: D }[]
}

type Stored<D> = { order: number; key: string; draft: D }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const parsed = <D>(text: string | null): Stored<D> | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    const isStored = isRecord(stored) && typeof stored['key'] === 'string' && isRecord(stored['draft'])
    return isStored ? (stored as Stored<D>) : null
  } catch {
    return null
  }
}

/** Anybody with access to this browser can write to the storage: an unreadable draft is ignored. */
const isReadable = <D>(isMine: (key: string, draft: D) => boolean, { key, draft }: Stored<D>): boolean => {
  try {
    return isMine(key, draft)
  } catch {
    return false
  }
}

/**
 * Drafts in the browser's storage, one per key under a name that starts with `prefix`: typing in a field writes only
 * that field's draft, and two tabs never write the same one.
 */
export const createDrafts = <D>(prefix: string): Drafts<D> => {
  const page = randomId()
  const nameOf = (key: string): string => `${prefix}:${page}:${key}`
  const orders = new Map<string, number>()
  let last = Date.now()
  const put = (key: string, draft: D): boolean => {
    const order = orders.get(key) ?? (last += 1)
    orders.set(key, order)
    try {
      localStorage.setItem(nameOf(key), JSON.stringify({ order, key, draft } satisfies Stored<D>))
      return true
    } catch {
      return false
    }
  }
  return {
    put,
    renew: (key, draft) => {
      if (localStorage.getItem(nameOf(key)) !== null) put(key, draft)
    },
    remove: (key) => {
      orders.delete(key)
      localStorage.removeItem(nameOf(key))
    },
    adopt: (isMine) => {
      const found = Object.keys(localStorage)
        .filter((name) => name.startsWith(`${prefix}:`))
        .flatMap((name) => {
          const stored = parsed<D>(localStorage.getItem(name))
          return stored && isReadable(isMine, stored) ? [{ name, ...stored }] : []
        })
        .toSorted((a, b) => a.order - b.order)
      // For the same key the latest draft counts.
      const latest = new Map(found.map(({ key, draft }) => [key, draft]))
      for (const { name } of found) localStorage.removeItem(name)
      return [...latest].map(([key, draft]) => ({ key, draft }))
    },
  }
}

export const noDrafts = <D>(): Drafts<D> => ({
  put: () => true,
  renew: () => undefined,
  remove: () => undefined,
  adopt: () => [],
})
