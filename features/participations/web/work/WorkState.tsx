import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { Participation } from '../work.types.ts'

/** Whether the project works, was stopped, or has done all of the track. */
export const WorkState = ({ participation }: { participation: Participation }) => {
  const t = useTexts('participations')
  const { accessStatus, tasksTotal, tasksAccepted } = participation
  if (accessStatus === 'BLOCKED') return <StateChip tone="blocked" label={t('access.BLOCKED')} />
  return tasksTotal > 0 && tasksAccepted === tasksTotal ? (
    <StateChip tone="accepted" label={t('access.FINISHED')} />
  ) : (
    <StateChip tone="work" label={t('access.ALLOWED_TO_WORK')} />
  )
}
