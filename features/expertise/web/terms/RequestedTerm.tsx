import '../expertise.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { clientJobActions } from '../client/job-actions.tsx'
import type { ClientJob } from '../job.types.ts'

/** The later due date that the expert asks for, with buttons to grant or refuse it. */
export const RequestedTerm = ({ job }: { job: ClientJob }) => {
  const t = useTexts('expertise')
  const actions = useActions(clientJobActions)(job).filter(
    ({ key }) => key === 'grantTerm' || key === 'refuseTerm',
  )
  if (!job.askedTerm) return null
  const { day, reason } = job.askedTerm
  return (
    <Notice
      title={t('terms.asked', { expert: job.expert.name, day: formatDate(day) })}
      actions={<ActionButtons actions={actions} size="small" />}
    >
      {reason}
    </Notice>
  )
}
