import { useTexts } from '#platform/web/i18n/use-texts.ts'
// The one answer to who waits for which person, of the feature that has the tasks.
import { waitsFor } from '../../../participations/domain/waits-for.rules.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { useAge } from './use-age.ts'

/** Who a project waits for, and how long: "waiting for the tracker, 3 days"; only how long if for nobody. */
export const useWaits = (): ((row: ProjectInWork) => string) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  return ({ participation, leader, since }) => {
    const task = participation?.currentTask
    if (!task) return age(since)
    const waits = waitsFor({
      ...task,
      allowed: participation.accessStatus === 'ALLOWED_TO_WORK',
      hasLeader: leader !== null,
      hasTracker: participation.tracker !== null,
    })
    return waits === 'NOBODY' ? age(since) : t(`inWork.waits.${waits}`, { age: age(since) })
  }
}
