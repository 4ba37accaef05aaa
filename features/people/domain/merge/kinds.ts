/** What a merge of two accounts moves, as the administrator reads it. */
export const mergeKinds = [
  'projects',
  'projectTeams',
  'accelerators',
  'applications',
  'tasks',
  'roles',
  'rights',
  'expertise',
  'investments',
  'mentoring',
  'openTasks',
  'technologies',
  'events',
  'showcases',
  'messages',
  'forms',
  'calculations',
  'exports',
  'profile',
  'settings',
  'files',
  'marks',
] as const

export type MergeKind = (typeof mergeKinds)[number]

/** How a column that refers to a person follows a merge. */
export type MergeRule = {
  kind: MergeKind
  /**
   * Columns that, with the person, identify a row: the surviving account may have one with the same values. An expression
   * starts with `(` and names the row `t`.
   */
  key?: readonly string[]
  /** Condition on both rows of a key that is unique only under this condition; names the row `t`. */
  while?: string
  /** What happens where both accounts have the same: the surviving account's row counts, or the merge is refused. */
  same?: 'survivor' | 'refused'
  /** The other person of a row that must not relate somebody to themselves: such a row stays. */
  other?: string
}

const by =
  (kind: MergeKind) =>
  (...columns: string[]): Record<string, MergeRule> =>
    Object.fromEntries(columns.map((column) => [column, { kind }]))

/** Columns that simply follow, by kind. */
export const follow = by

/** A key under which the surviving account's row counts. */
export const survivor = (kind: MergeKind, ...key: string[]): MergeRule => ({ kind, key, same: 'survivor' })

/** A key under which the merge is refused. */
export const refused = (kind: MergeKind, ...key: string[]): MergeRule => ({ kind, key, same: 'refused' })
