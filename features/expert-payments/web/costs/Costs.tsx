import '../books.css'
import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listExpertCosts } from '../../contract/expert-payment.endpoints.ts'
import { paidCurrencies } from '../../domain/states.ts'
import { BooksLinks } from '../BooksLinks.tsx'
import { ClosedBooks, isClosed } from '../ClosedBooks.tsx'
import { Period } from '../Period.tsx'
import { TotalsRow } from '../TotalsRow.tsx'
import { useBooks } from '../use-books.ts'

type Cost = RowOf<typeof listExpertCosts>
type Sum = 'notDue' | 'due' | 'inAct' | 'disputed' | 'paid' | 'total'

const money = (sum: Sum) => (cost: Cost) =>
  Number(cost[sum]) === 0 ? '—' : formatMoney(cost[sum], cost.currency)

const columns: Columns<typeof listExpertCosts> = {
  programme: { sort: 'NAME', width: '24%', cell: ({ programme }) => programme.name },
  jobs: { align: 'end', cell: ({ jobs }) => jobs },
  notDue: { align: 'end', cell: money('notDue') },
  due: { align: 'end', cell: money('due') },
  inAct: { align: 'end', cell: money('inAct') },
  disputed: { align: 'end', cell: money('disputed') },
  paid: { align: 'end', cell: money('paid') },
  total: { sort: 'AMOUNT', align: 'end', cell: money('total') },
}

const card = (cost: Cost) => (
  <div className="books-card">
    <p className="tabular">{formatMoney(cost.total, cost.currency)}</p>
  </div>
)

/** Screen of review costs by programme, of the chosen accelerator or of the private client. */
export const Costs = () => {
  const { enabled, of } = useBooks()
  const list = useList(listExpertCosts, { enabled, of, deniedHere: true })
  if (isClosed(enabled, list.answer.error)) return <ClosedBooks />
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        currency: paidCurrencies.map((value) => ({ value, label: value })),
        since: null,
        till: null,
      }}
      rowKey={({ key }) => key}
      rowName={({ programme, currency }) => `${programme.name}, ${currency}`}
      rowLink={({ programme, currency }) =>
        linkTo('/bch/view/expert-job/payments', { programmeId: programme.id, currency })
      }
      card={card}
      action={<BooksLinks on="costs" />}
      above={
        <div className="books-above">
          <Period />
          <TotalsRow totals={list.answer.data?.totals} />
        </div>
      }
    />
  )
}
