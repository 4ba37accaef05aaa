import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listExpertJobs } from '../../contract/expert-job.endpoints.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { JobState } from '../JobState.tsx'
import type { ClientJob } from '../job.types.ts'
import { UnreadMessages } from '../UnreadMessages.tsx'
import { shownNumber } from '../../domain/job-number.ts'

const ResultType = ({ job }: { job: ClientJob }) => {
  const t = useTexts('expertise')
  return <>{t(`resultTypes.${job.resultType}`)}</>
}

/** The later due date that the expert asks for, below the current one. */
const RequestedDay = ({ day }: { day: string }) => {
  const t = useTexts('expertise')
  return <small className="expertise-muted">{t('terms.askedShort', { day: formatDate(day) })}</small>
}

const FeeText = ({ fee }: Pick<ClientJob, 'fee'>) => (
  <span className="tabular">{fee ? formatMoney(fee.amount, fee.currency) : '—'}</span>
)

/** Columns of the ordered jobs. */
export const jobColumns: Columns<typeof listExpertJobs> = {
  project: { sort: 'NAME', width: '20%', cell: ({ project }) => project.name },
  task: { width: '18%', cell: ({ task }) => task.name },
  expert: {
    cell: ({ expert, unread }) => (
      <>
        <PersonAvatar person={expert} />
        <UnreadMessages count={unread} />
      </>
    ),
  },
  status: { sort: 'STATE', cell: (job) => <JobState job={job} /> },
  due: {
    sort: 'DUE',
    cell: ({ due, status, askedTerm }) => (
      <>
        {due ? <DeadlineText value={due} closed={!isOpen(status)} /> : '—'}
        {askedTerm ? <RequestedDay day={askedTerm.day} /> : null}
      </>
    ),
  },
  number: {
    sort: 'SERIAL_NUMBER',
    optional: true,
    cell: ({ serialNumber }) => <span className="tabular">{shownNumber(serialNumber)}</span>,
  },
  resultType: { optional: true, cell: (job) => <ResultType job={job} /> },
  competency: { optional: true, cell: ({ competency }) => competency?.name ?? '—' },
  programme: { optional: true, cell: ({ programme }) => programme.name },
  client: { optional: true, cell: ({ client }) => <PersonAvatar person={client} /> },
  fee: { optional: true, align: 'end', cell: ({ fee }) => <FeeText fee={fee} /> },
  created: {
    sort: 'CREATE_DATE',
    optional: true,
    cell: ({ createdAt }) => <DateText value={createdAt} as="time" />,
  },
  completed: {
    optional: true,
    cell: ({ completedAt }) => (completedAt ? <DateText value={completedAt} as="time" /> : '—'),
  },
}
