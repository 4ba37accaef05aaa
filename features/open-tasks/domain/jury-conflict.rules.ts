import { isHard, standAgainst, type ConflictReason } from '../../expertise/domain/conflict.rules.ts'

/** A conflict of a juror with an entry: what they declared, what the rules of expert reviews found, and what the organiser waived. */
export type JuryConflict = {
  declared: string
  reasons: readonly ConflictReason[]
  waived: readonly string[]
}

/** Reasons that stay with the portal, as in expert reviews: whom the team would not be read by, and who stands behind it. */
const confided: ReadonlySet<ConflictReason> = new Set(['DECLARED_BY_TEAM', 'INVESTOR_OR_MENTOR'])

/** The reasons that jurors and organisers are told; of others they learn only that a conflict was found. */
export const toldReasons = (reasons: readonly ConflictReason[]): ConflictReason[] =>
  reasons.filter((reason) => !confided.has(reason))

/** Whether the juror must not score the entry. */
export const bars = ({ declared, reasons, waived }: JuryConflict): boolean =>
  declared !== '' || standAgainst(reasons, waived).length > 0

/** Whether the organiser may let the juror score all the same: nobody sets aside a hard reason, or what the juror declared. */
export const mayWaive = (conflict: JuryConflict): boolean =>
  bars(conflict) && conflict.declared === '' && !isHard(conflict.reasons)
