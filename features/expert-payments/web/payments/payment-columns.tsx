import { formatMoney } from '#platform/web/i18n/numbers.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listExpertPayments } from '../../contract/expert-payment.endpoints.ts'
import type { ClientPayment } from '../books.types.ts'
import { PaymentState } from '../PaymentState.tsx'
import { shownNumber } from '../../../expertise/domain/job-number.ts'

/** Columns of the review costs. */
export const paymentColumns: Columns<typeof listExpertPayments> = {
  number: { cell: ({ serialNumber }) => <span className="tabular">{shownNumber(serialNumber)}</span> },
  expert: { cell: ({ expert }) => <PersonAvatar person={expert} /> },
  project: { sort: 'NAME', width: '20%', cell: ({ project }) => project.name },
  state: { cell: (payment) => <PaymentState payment={payment} /> },
  amount: { sort: 'AMOUNT', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  dueSince: { sort: 'DUE', cell: ({ dueSince }) => (dueSince ? <DateText value={dueSince} /> : '—') },
  act: { cell: ({ act }) => act?.number ?? '—' },
  paidOn: { cell: ({ paidOn }) => (paidOn ? <DateText value={paidOn} /> : '—') },
  task: { optional: true, cell: ({ task }) => task.name },
  programme: { optional: true, cell: ({ programme }) => programme.name },
  note: { optional: true, cell: ({ note }) => note || '—' },
}

/** A payment as a card on a narrow screen. */
export const paymentCard = (payment: ClientPayment) => (
  <div className="books-card">
    <p>{payment.project.name}</p>
    <p className="books-muted">{payment.expert.name}</p>
    <p className="tabular">{formatMoney(payment.amount, payment.currency)}</p>
    <PaymentState payment={payment} />
  </div>
)
