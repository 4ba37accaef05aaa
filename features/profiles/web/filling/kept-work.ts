import type { Deed } from './store-types.ts'

/** Where unsaved work outlives its tab. */
export type KeptWork = {
  /** Tells whether it could be kept. */
  keep: (key: string, deed: Deed) => boolean
  /** Says more of what is kept; nothing, if another visit has taken it over. */
  renew: (key: string, deed: Deed) => void
  forget: (key: string) => void
  /** What earlier visits and tabs left, in the order it was done; it is this visit's from now on. */
  adopt: (isMine: (deed: Deed) => boolean) => { key: string; deed: Deed }[]
}

type Entry = { order: number; key: string; deed: Deed }

const parsed = (text: string | null): Entry | null => {
  try {
    const entry: unknown = JSON.parse(text ?? 'null')
    return typeof entry === 'object' && entry !== null && 'deed' in entry ? (entry as Entry) : null
  } catch {
    return null
  }
}

/**
 * Unsaved work in the browser's storage, one entry for each deed under a name that begins with `prefix`: what is typed
 * in a field writes that field's entry alone, and two tabs never write the same one.
 */
export const createKeptWork = (prefix: string, visit: string): KeptWork => {
  const nameOf = (key: string): string => `${prefix}:${visit}:${key}`
  const orders = new Map<string, number>()
  let last = Date.now()
  const keep = (key: string, deed: Deed): boolean => {
    const order = orders.get(key) ?? (last += 1)
    orders.set(key, order)
    try {
      localStorage.setItem(nameOf(key), JSON.stringify({ order, key, deed } satisfies Entry))
      return true
    } catch {
      return false
    }
  }
  const forget = (key: string): void => {
    orders.delete(key)
    localStorage.removeItem(nameOf(key))
  }
  return {
    keep,
    renew: (key, deed) => {
      if (localStorage.getItem(nameOf(key)) !== null) keep(key, deed)
    },
    forget,
    adopt: (isMine) => {
      const found = Object.keys(localStorage)
        .filter((name) => name.startsWith(`${prefix}:`))
        .flatMap((name) => {
          const entry = parsed(localStorage.getItem(name))
          return entry && isMine(entry.deed) ? [{ name, ...entry }] : []
        })
        .toSorted((a, b) => a.order - b.order)
      // Of one place, what was typed last counts.
      const latest = new Map(found.map(({ key, deed }) => [key, deed]))
      for (const { name } of found) localStorage.removeItem(name)
      return [...latest].map(([key, deed]) => ({ key, deed }))
    },
  }
}

/** Keeps nothing: a preview. */
export const keepsNothing: KeptWork = {
  keep: () => true,
  renew: () => undefined,
  forget: () => undefined,
  adopt: () => [],
}
