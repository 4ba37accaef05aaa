import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { waitsOf } from '../../domain/waits.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { useAge } from './use-age.ts'

/** Who a project waits for, and how long: "waiting for the tracker, 3 days"; only how long if for nobody. */
export const useWaits = (): ((row: ProjectInWork) => string) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  return (row) => {
    const waits = waitsOf(row)
    return waits === 'NOBODY' ? age(row.since) : t(`inWork.waits.${waits}`, { age: age(row.since) })
  }
}
