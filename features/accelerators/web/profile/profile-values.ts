import type { Accelerator } from '../accelerator.types.ts'
import { requestOf } from '../request/request-values.ts'

/** Converts a saved profile to form values. */
export const profileOf = (accelerator: Accelerator) => ({
  ...requestOf(accelerator),
  industries: accelerator.industries.map(({ id }) => id),
  targetAudience: accelerator.targetAudience,
  finalists: accelerator.finalists,
  selectionConditions: accelerator.selectionConditions,
  timeZone: accelerator.timeZone,
  status: accelerator.status,
  type: accelerator.type,
  currencies: accelerator.currencies,
  teamRecruiting: accelerator.teamRecruiting,
  requestsToTeam: accelerator.requestsToTeam,
  investorCardsShown: accelerator.investorCardsShown,
  trackTransfer: accelerator.trackTransfer,
  tracksAccepted: accelerator.tracksAccepted,
  transferTargets: accelerator.transferTargets.map(({ id }) => id),
})
