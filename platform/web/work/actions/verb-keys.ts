import type { Keys } from '../shortcuts/keys.ts'

/**
 * Shortcut keys by action name, the same in every list, drawer and page. Actions that delete have none, so that they
 * cannot be started by accident; J, K and X are reserved for lists.
 */
const verbs: Readonly<Record<Keys, readonly string[]>> = {
  A: ['accept', 'acceptResult', 'approve', 'agree', 'consent', 'grant', 'activate', 'answer', 'advise'],
  B: ['return', 'BLOCK', 'ALLOW_TO_WORK', 'book', 'backUp'],
  C: ['complete', 'close', 'settle', 'confirm', 'attend', 'check', 'choose'],
  D: ['download', 'export', 'xlsx'],
  E: ['edit', 'correct', 'rename'],
  F: ['offer', 'offerProjects', 'finish', 'returnNext'],
  G: ['grantTerm', 'start', 'run', 'again', 'replay'],
  H: ['ORDER_REVIEWS', 'order', 'hold'],
  I: ['invite', 'invest', 'signIn'],
  L: ['release', 'admit', 'keepChange', 'next'],
  M: ['remind', 'makeProject'],
  N: ['TRANSFER_PROJECT', 'replace', 'acceptNext', 'addValue', 'miss'],
  O: ['openWork', 'open', 'work', 'workspace', 'details'],
  P: ['publish', 'PUBLISH_PROJECT', 'pass'],
  Q: ['ask', 'ASK_PUBLICATION_CONSENT'],
  R: ['reject', 'decline', 'refuse', 'refuseTerm'],
  S: ['submit', 'resubmit', 'send', 'apply'],
  T: ['take', 'transfer', 'SET_TRACKER', 'claim', 'takeOver', 'terms', 'tell', 'thank', 'toTasks'],
  U: ['unstage', 'withdraw'],
  V: ['review', 'verify', 'score', 'judge', 'rateEvent'],
  W: ['write'],
  Y: ['extendTerm'],
  Z: ['archive'],
}

const byVerb = new Map(Object.entries(verbs).flatMap(([keys, names]) => names.map((name) => [name, keys])))

/** Returns the shortcut key of an action; undefined if it has none. */
export const keysOfVerb = (name: string): Keys | undefined => byVerb.get(name)

/** Gives each action the letter of its verb; of two with the same letter the first has it. */
export const withKeys = <A extends { key: string }>(actions: readonly A[]): (A & { keys?: Keys })[] => {
  const taken = new Set<Keys>()
  return actions.map((action) => {
    const keys = keysOfVerb(action.key)
    if (keys === undefined || taken.has(keys)) return action
    taken.add(keys)
    return { ...action, keys }
  })
}
