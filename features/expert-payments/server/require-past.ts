import { dayIn } from '#platform/domain/deadline.ts'
import { invalid } from '#platform/domain/product-error.ts'

/** Requires that the payment date is not in the future in any time zone. */
export const requirePast = (now: Date, paidOn: string): void => {
  if (paidOn > dayIn('Pacific/Kiritimati', now.getTime())) throw invalid({ paidOn: 'DATE_IN_FUTURE' })
}
