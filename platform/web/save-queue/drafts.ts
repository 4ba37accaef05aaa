import { randomId } from '../random-id.ts'

/** Where what is not saved outlives its page. */
export type Drafts<D> = {
  /** Tells whether it could be kept. */
  put: (key: string, draft: D) => boolean
  /** Says more of what is kept; nothing, if another page has taken it over. */
  renew: (key: string, draft: D) => void
  remove: (key: string) => void
  /** What earlier pages left, in the order it was done; it is this page's from now on. */
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

/** The storage is anybody's who reaches this browser: a draft that cannot even be looked at is nobody's. */
const isReadable = <D>(isMine: (key: string, draft: D) => boolean, { key, draft }: Stored<D>): boolean => {
  try {
    return isMine(key, draft)
  } catch {
    return false
  }
}

/**
 * Drafts in the browser's storage, one for each key under a name that begins with `prefix`: what is typed in a field
 * writes that field's draft alone, and two tabs never write the same one.
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
      // Of one key, what was typed last counts.
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
