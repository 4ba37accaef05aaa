import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { expertJobStateTable } from '../domain/state-tables.ts'
import type { AnyJob } from './job.types.ts'

/** The state chip of a job: its state, overdue, or withdrawn by the client. */
export const JobState = ({
  job: { status, overdue, withdrawn },
}: {
  job: Pick<AnyJob, 'status' | 'overdue' | 'withdrawn'>
}) => {
  const t = useTexts('expertise')
  if (overdue) return <StateChip tone="rejected" label={t('overdue')} />
  if (withdrawn) return <StateChip tone="blocked" label={t('withdrawn')} />
  return <StateOf table={expertJobStateTable} state={status} />
}
