import { createStore, type Store } from '#platform/web/store.ts'
import type { DoorKind, MarkOutcome } from '../../domain/door.rules.ts'
import { marksAtOnce } from '../../domain/limits.ts'

/** A mark that was made at the door on this device. */
export type DoorMark = { kind: DoorKind; id: number; came: boolean; at: string }

/** Marks of one event: those not sent yet are kept in the browser as well. */
export type DoorMarks = {
  /** By person: the mark made last on this device. */
  made: Readonly<Record<string, DoorMark>>
  /** Of these, the ones that the portal does not have yet. */
  waiting: readonly string[]
  /** How many the portal did not accept: who is meant does not come any more. */
  refused: number
}

const none: DoorMarks = { made: {}, waiting: [], refused: 0 }

/** Names a person at the door. */
export const doorKey = ({ kind, id }: Pick<DoorMark, 'kind' | 'id'>): string => `${kind}:${id}`

const isMark = (value: unknown): value is DoorMark => {
  const { kind, id, came, at } = (value ?? {}) as Record<string, unknown>
  const isKind = kind === 'TEAM' || kind === 'GUEST'
  return isKind && typeof id === 'number' && typeof came === 'boolean' && typeof at === 'string'
}

/** Anybody with access to this browser can write to the storage: what is no mark is left out. */
const readStored = (name: string): DoorMarks => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    const marks = Array.isArray(stored) ? stored.filter(isMark) : []
    const made = Object.fromEntries(marks.map((mark) => [doorKey(mark), mark]))
    return { ...none, made, waiting: Object.keys(made) }
  } catch {
    return none
  }
}

const keep = (name: string, { made, waiting }: DoorMarks): void => {
  try {
    const marks = waiting.flatMap((key) => made[key] ?? [])
    if (marks.length > 0) localStorage.setItem(name, JSON.stringify(marks))
    else localStorage.removeItem(name)
  } catch {
    // A full or locked storage: the marks stay on the page.
  }
}

type Send = (marks: DoorMark[]) => Promise<readonly MarkOutcome[]>

export type DoorQueue = {
  store: Store<DoorMarks>
  mark: (mark: DoorMark) => void
  /** Sends what waits, oldest first; answers the error that stopped it, if any. */
  flush: () => Promise<unknown>
}

/** The marks of one event on this device, by one person: kept until the portal has them. */
export const createDoorQueue = (name: string, send: Send): DoorQueue => {
  const store = createStore(readStored(name))
  const change = (next: (now: DoorMarks) => DoorMarks): void => {
    store.set(next)
    keep(name, store.get())
  }
  let sending: Promise<unknown> | null = null
  const sendSome = async (): Promise<boolean> => {
    const { made, waiting } = store.get()
    const marks = waiting.slice(0, marksAtOnce).flatMap((key) => made[key] ?? [])
    if (marks.length === 0) return false
    const outcomes = await send(marks)
    change((now) => {
      // A mark changed while it was being sent stays in the queue.
      const sent = new Set(marks.filter((mark) => now.made[doorKey(mark)]?.at === mark.at).map(doorKey))
      const refused = new Set(marks.filter((_mark, at) => outcomes[at] === 'REFUSED').map(doorKey))
      return {
        made: Object.fromEntries(
          Object.entries(now.made).filter(([key]) => !(refused.has(key) && sent.has(key))),
        ),
        waiting: now.waiting.filter((key) => !sent.has(key)),
        refused: now.refused + refused.size,
      }
    })
    return true
  }
  const sendAll = async (): Promise<unknown> => {
    try {
      while (await sendSome());
      return null
    } catch (error) {
      return error
    } finally {
      sending = null
    }
  }
  return {
    store,
    mark: (mark) =>
      change((now) => {
        const key = doorKey(mark)
        return {
          ...now,
          made: { ...now.made, [key]: mark },
          waiting: [...now.waiting.filter((one) => one !== key), key],
        }
      }),
    flush: () => (sending ??= sendAll()),
  }
}
