import '../books.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Filters, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { getExpertJobFilters } from '../../../expertise/contract/expert-job.endpoints.ts'
import { listExpertPayments } from '../../contract/expert-payment.endpoints.ts'
import { paymentStateTable } from '../../domain/state-tables.ts'
import { paidCurrencies } from '../../domain/states.ts'
import { BooksLinks } from '../BooksLinks.tsx'
import { ClosedBooks, isClosed } from '../ClosedBooks.tsx'
import { Period } from '../Period.tsx'
import { TotalsRow } from '../TotalsRow.tsx'
import { useBooks } from '../use-books.ts'
import { paymentActions } from './payment-actions.tsx'
import { paymentCard, paymentColumns } from './payment-columns.tsx'

const views: Views<typeof listExpertPayments> = {
  due: { filters: { state: 'DUE' }, sort: 'DUE' },
  inAct: { filters: { state: 'IN_ACT' } },
  disputed: { filters: { state: 'DISPUTED' } },
  paid: { filters: { state: 'PAID' } },
}

const useFilters = (enabled: boolean): Filters<typeof listExpertPayments> => {
  const { data } = useCall(getExpertJobFilters, {}, { enabled, deniedHere: true })
  return useMemo(
    () => ({
      state: paymentStateTable,
      expertUid: data?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      programmeId: data?.programmes.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      currency: paidCurrencies.map((value) => ({ value, label: value })),
      // The period has fields of its own, and the act is set by a link.
      since: null,
      till: null,
      actId: null,
    }),
    [data],
  )
}

/** Screen of review costs by job, of the chosen accelerator or of the private client. */
export const Payments = () => {
  const { own, enabled, of } = useBooks()
  const list = useList(listExpertPayments, { enabled, of, deniedHere: true })
  const filters = useFilters(enabled && !own)
  const rowActions = useActions(paymentActions)
  if (isClosed(enabled, list.answer.error)) return <ClosedBooks />
  return (
    <ListScreen
      of={list}
      columns={paymentColumns}
      filters={filters}
      views={views}
      rowName={({ serialNumber, project }) => `${serialNumber}, ${project.name}`}
      rowLink={({ id }) => linkTo('/bch/view/expert-job/details', { expertJobId: id })}
      rowActions={rowActions}
      card={paymentCard}
      action={<BooksLinks on="payments" />}
      above={
        <div className="books-above">
          <Period />
          <TotalsRow totals={list.answer.data?.totals} />
        </div>
      }
    />
  )
}
