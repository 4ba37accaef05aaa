import '../books.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listExpertEarnings } from '../../contract/expert-payment.endpoints.ts'
import { paymentStateTable } from '../../domain/state-tables.ts'
import { paidCurrencies } from '../../domain/states.ts'
import type { Earning } from '../books.types.ts'
import { PaymentState } from '../PaymentState.tsx'
import { earningActions } from './earning-actions.ts'
import { Period } from '../Period.tsx'
import { TotalsRow } from '../TotalsRow.tsx'
import { shownNumber } from '../../../expertise/domain/job-number.ts'

const columns: Columns<typeof listExpertEarnings> = {
  number: { cell: ({ serialNumber }) => <span className="tabular">{shownNumber(serialNumber)}</span> },
  accelerator: { width: '18%', cell: ({ accelerator, requester }) => requester ?? accelerator.name },
  project: { width: '18%', cell: ({ subject }) => subject?.project ?? '—' },
  state: { cell: (earning) => <PaymentState payment={earning} /> },
  amount: { sort: 'AMOUNT', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  dueSince: { sort: 'DUE', cell: ({ dueSince }) => (dueSince ? <DateText value={dueSince} /> : '—') },
  act: { cell: ({ act }) => act?.number ?? '—' },
  paidOn: { cell: ({ paidOn }) => (paidOn ? <DateText value={paidOn} /> : '—') },
  task: { optional: true, cell: ({ subject }) => subject?.task ?? '—' },
  note: { optional: true, cell: ({ note }) => note || '—' },
}

const card = (earning: Earning) => (
  <div className="books-card">
    <p>{earning.requester ?? earning.accelerator.name}</p>
    <p className="tabular">{formatMoney(earning.amount, earning.currency)}</p>
    <PaymentState payment={earning} />
  </div>
)

const views: Views<typeof listExpertEarnings> = {
  due: { filters: { state: 'DUE,IN_ACT' }, sort: 'DUE' },
  disputed: { filters: { state: 'DISPUTED' } },
  paid: { filters: { state: 'PAID' } },
}

/** Screen of the expert's past and expected earnings in all accelerators. */
export const Earnings = () => {
  const t = useTexts('expert-payments')
  const list = useList(listExpertEarnings)
  const rowActions = useActions(earningActions)
  const accelerators = list.answer.data?.accelerators ?? []
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        state: paymentStateTable,
        acceleratorId: accelerators.map(({ id, name }) => ({ value: String(id), label: name })),
        currency: paidCurrencies.map((value) => ({ value, label: value })),
        since: null,
        till: null,
      }}
      views={views}
      rowName={({ serialNumber }) => serialNumber}
      rowLink={({ id }) => linkTo('/bch/view/expert-job-order/details', { expertJobId: id })}
      rowActions={rowActions}
      card={card}
      action={<ScreenLink to="/bch/view/expert-job-order">{t('earnings.toOrders')}</ScreenLink>}
      above={
        <div className="books-above">
          <Period />
          <TotalsRow totals={list.answer.data?.totals} />
        </div>
      }
    />
  )
}
