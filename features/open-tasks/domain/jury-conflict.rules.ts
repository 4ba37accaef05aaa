import { isHard, standAgainst, type ConflictReason } from '../../expertise/domain/conflict.rules.ts'

/**
 * A juror's conflict with an entry: what they declared, what the rules of expert reviews found, and what the
 * organiser waived.
 */
export type JuryConflict = {
  declared: string
  reasons: readonly ConflictReason[]
  waived: readonly string[]
}

/**
 * Reasons that are never disclosed, as in expert reviews: reviewers rejected by the team, and the project's
 * investors and mentors.
 */
const confided: ReadonlySet<ConflictReason> = new Set(['DECLARED_BY_TEAM', 'INVESTOR_OR_MENTOR'])

/** Reasons disclosed to jurors and organisers; of others they learn only that a conflict was found. */
export const shownReasons = (reasons: readonly ConflictReason[]): ConflictReason[] =>
  reasons.filter((reason) => !confided.has(reason))

/** Whether the juror must not score the entry. */
export const bars = ({ declared, reasons, waived }: JuryConflict): boolean =>
  declared !== '' || standAgainst(reasons, waived).length > 0

/**
 * Whether the organiser may permit the juror to score nevertheless: hard reasons and declared ones cannot be waived.
 */
export const mayWaive = (conflict: JuryConflict): boolean =>
  bars(conflict) && conflict.declared === '' && !isHard(conflict.reasons)
