import type { pathGroups } from '../domain/path-steps.ts'
import { noValue } from '#platform/domain/no-value.ts'
import { pivotFilter } from './pivot-value.ts'

/** Parameters of a report on applications for a value of a group; null if there is no value to filter by. */
export const groupParameters = (
  by: (typeof pathGroups)[number],
  key: string,
): Record<string, string> | null => {
  if (key === noValue) return null
  return by === 'MONTH' ? { cohort: key } : pivotFilter(by, key)
}
