import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/**
 * Fields of each record that cannot be changed once it has dependants (ADR 50), with their error code: pending or
 * accepted applications, for a programme those of its tracks; for a task the teams that started it. All other fields
 * may be changed at any time. The way a track accepts applications is changed by the timetable, which handles the
 * streams. `fields` and `order` of a task are not inputs of its form: the requested fields, and its position.
 */
export const editLocks = {
  programme: { code: 'EDIT_FORBIDDEN_HAS_APPLICATIONS', fields: ['creationStrategy'] },
  track: { code: 'EDIT_FORBIDDEN_HAS_REQUESTS', fields: ['investmentType'] },
  trackpoint: {
    code: 'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
    fields: ['type', 'performer', 'strictlyAccepted', 'answerRequired', 'fields', 'order'],
  },
} as const satisfies Record<string, { code: FieldErrorCode; fields: readonly string[] }>

/** Kinds of records that may have dependants. */
export type LockedKind = keyof typeof editLocks

/** Whether a field of a record is locked, given the number of dependants. */
export const isLocked = (kind: LockedKind, field: string, reliedOn: number): boolean =>
  reliedOn > 0 && (editLocks[kind].fields as readonly string[]).includes(field)

/** The locked fields that a change would affect. */
export const lockedChanges = (
  kind: LockedKind,
  reliedOn: number,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(after).filter((field) => isLocked(kind, field, reliedOn) && before[field] !== after[field])

/** Whether the relative order of started tasks would change; others may be moved freely. */
export const movesStarted = (
  before: readonly number[],
  after: readonly number[],
  started: ReadonlySet<number>,
): boolean => {
  const orderOf = (ids: readonly number[]) => ids.filter((id) => started.has(id)).join()
  return orderOf(before) !== orderOf(after)
}
