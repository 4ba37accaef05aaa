import { dayIn } from '#platform/domain/deadline.ts'
import { invalid } from '#platform/domain/product-error.ts'

/** A payment is noted once it was made: no later than today anywhere. */
export const requirePast = (now: Date, paidOn: string): void => {
  if (paidOn > dayIn('Pacific/Kiritimati', now.getTime())) throw invalid({ paidOn: 'DATE_IN_FUTURE' })
}
