import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import type { listExpertJobOrders } from '../../contract/expert-job-order.endpoints.ts'
import './expert-order.css'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { UnreadMessages } from '../UnreadMessages.tsx'
import { OrderState } from './OrderState.tsx'

/** Columns of an expert's jobs; a job that is no longer theirs shows its number only. */
export const orderColumns: Columns<typeof listExpertJobOrders> = {
  project: {
    width: '18%',
    cell: ({ subject, serialNumber }) => (
      <span className={subject && subject.project !== serialNumber ? undefined : 'job-number'}>
        {subject?.project ?? serialNumber}
      </span>
    ),
  },
  task: { width: '18%', cell: ({ subject }) => subject?.task ?? '—' },
  accelerator: {
    width: '14%',
    cell: ({ accelerator, requester, unread }) => (
      <>
        {requester ?? accelerator.name}
        <UnreadMessages count={unread} />
      </>
    ),
  },
  status: { width: '16%', cell: (row) => <OrderState order={row} /> },
  due: {
    sort: 'DUE',
    width: '20%',
    cell: ({ due, status }) => <DeadlineText value={due} closed={!isOpen(status)} />,
  },
  fee: { align: 'end', cell: ({ fee }) => (fee ? formatMoney(fee.amount, fee.currency) : '—') },
  number: { optional: true, sort: 'SERIAL_NUMBER', cell: ({ serialNumber }) => serialNumber },
  resultType: { optional: true, cell: ({ resultType }) => text(`expertise:resultTypes.${resultType}`) },
  competency: { optional: true, cell: ({ competency }) => competency?.name ?? '—' },
  created: { optional: true, sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  completed: { optional: true, cell: ({ completedAt }) => <DateText value={completedAt} /> },
}
