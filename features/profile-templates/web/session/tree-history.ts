import type { ElementTree } from '../../../fields/domain/tree.ts'

/** A tree with its undo and redo steps. */
export type TreeHistory = {
  past: readonly ElementTree[]
  now: ElementTree
  future: readonly ElementTree[]
  /** Subject and time of the latest change: typing into one field is one step. */
  last: { about: string; at: number } | null
}

const longest = 100
const pause = 2000

/** A new history. */
export const historyOf = (now: ElementTree): TreeHistory => ({ past: [], now, future: [], last: null })

/** Sets the next tree; changes with the same subject within two seconds are one step. */
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

/** Undoes one step; returns the same history if there is none. */
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
