import type { ElementTree } from '../../../fields/domain/tree.ts'

/** A tree with the way back and the way forward again. */
export type TreeHistory = {
  past: readonly ElementTree[]
  now: ElementTree
  future: readonly ElementTree[]
  /** What the last change was about, and when: letters typed into one field are one step. */
  last: { about: string; at: number } | null
}

const longest = 100
const pause = 2000

/** A history that begins here. */
export const historyOf = (now: ElementTree): TreeHistory => ({ past: [], now, future: [], last: null })

/** Goes on to another tree; what is about the same thing within two seconds is the same step. */
export const changed = (
  history: TreeHistory,
  next: ElementTree,
  at: number,
  about: string | null = null,
): TreeHistory => {
  if (next === history.now) return history
  const { last } = history
  const goesOn = about !== null && last?.about === about && at - last.at < pause && history.past.length > 0
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-longest),
    now: next,
    future: [],
    last: about === null ? null : { about, at },
  }
}

/** One step back; the same history where there is none. */
export const undone = (history: TreeHistory): TreeHistory => {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    last: null,
  }
}

export const redone = (history: TreeHistory): TreeHistory => {
  const [after, ...future] = history.future
  if (!after) return history
  return { past: [...history.past, history.now], now: after, future, last: null }
}
