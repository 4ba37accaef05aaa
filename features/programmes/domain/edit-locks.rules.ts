import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/**
 * What stays as it is, of which record, once somebody relies on it (ADR 50), and the code that says so: applications that
 * wait or were accepted, for a programme those of its tracks; for a task the teams that started it. Everything else may
 * be changed at any time. How a track takes applications is switched by the timetable, which settles the streams. `fields` and `order` of a task are no inputs of its form: what it asks for, and its place.
 */
export const editLocks = {
  programme: { code: 'EDIT_FORBIDDEN_HAS_APPLICATIONS', fields: ['creationStrategy'] },
  track: { code: 'EDIT_FORBIDDEN_HAS_REQUESTS', fields: ['investmentType'] },
  trackpoint: {
    code: 'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
    fields: ['type', 'performer', 'strictlyAccepted', 'answerRequired', 'fields', 'order'],
  },
} as const satisfies Record<string, { code: FieldErrorCode; fields: readonly string[] }>

/** The kinds of record that something may rely on. */
export type LockedKind = keyof typeof editLocks

/** Whether a field of a record stays as it is while so many rely on it. */
export const isLocked = (kind: LockedKind, field: string, reliedOn: number): boolean =>
  reliedOn > 0 && (editLocks[kind].fields as readonly string[]).includes(field)

/** The fields that a change would touch although they stay as they are. */
export const lockedChanges = (
  kind: LockedKind,
  reliedOn: number,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(after).filter((field) => isLocked(kind, field, reliedOn) && before[field] !== after[field])

/** Whether tasks that were started would stand in another order among themselves; others may stand anywhere. */
export const movesStarted = (
  before: readonly number[],
  after: readonly number[],
  started: ReadonlySet<number>,
): boolean => {
  const kept = (ids: readonly number[]) => ids.filter((id) => started.has(id)).join()
  return kept(before) !== kept(after)
}
