import type { Keys } from '../shortcuts/keys.ts'

/** The letter of each verb, the same in every list; what deletes has none, so that no slip of a finger starts it. */
const verbs: Readonly<Record<Keys, readonly string[]>> = {
  A: ['accept', 'approve', 'agree', 'consent', 'grant', 'confirm'],
  B: ['return'],
  C: ['complete', 'close', 'settle'],
  D: ['download', 'export', 'xlsx'],
  E: ['edit', 'correct', 'rename'],
  I: ['invite'],
  M: ['remind'],
  O: ['openWork', 'open', 'workspace', 'details'],
  P: ['publish'],
  Q: ['ask'],
  R: ['reject', 'decline', 'refuse'],
  S: ['submit', 'resubmit', 'send'],
  T: ['take', 'transfer'],
  W: ['write'],
}

const byVerb = new Map(Object.entries(verbs).flatMap(([keys, names]) => names.map((name) => [name, keys])))

/** Gives each action the letter of its verb; of two with the same letter the first has it. */
export const withKeys = <A extends { key: string }>(actions: readonly A[]): (A & { keys?: Keys })[] => {
  const taken = new Set<Keys>()
  return actions.map((action) => {
    const keys = byVerb.get(action.key)
    if (keys === undefined || taken.has(keys)) return action
    taken.add(keys)
    return { ...action, keys }
  })
}
