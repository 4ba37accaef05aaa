import '../expertise.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listExpertJobOrders } from '../../contract/expert-job-order.endpoints.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import type { ListedOrder } from '../job.types.ts'
import { orderRowActions } from './order-actions.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderCard } from './OrderCard.tsx'

const views: Views<typeof listExpertJobOrders> = {
  waiting: { filters: { status: 'NEW' } },
  inWork: { filters: { status: 'PROCESS' } },
  overdue: { filters: { overdue: 'true' } },
}

const cardOf = (row: ListedOrder) => <OrderCard order={row} />

/** The signed-in expert's jobs, in all accelerators: what is due first. */
export const ExpertOrders = () => {
  const t = useTexts('expertise')
  const list = useList(listExpertJobOrders)
  const rowActions = useActions(orderRowActions)
  return (
    <ListScreen
      of={list}
      columns={orderColumns}
      views={views}
      filters={{
        status: expertJobStateTable,
        overdue: [{ value: 'true', label: t('orders.overdueOnly') }],
      }}
      rowName={({ subject, serialNumber }) => subject?.project ?? serialNumber}
      rowLink={({ id, subject }) =>
        // A job that is no longer theirs has no page.
        subject && linkTo('/bch/view/expert-job-order/details', { expertJobId: id })
      }
      rowActions={rowActions}
      card={cardOf}
      action={
        <nav className="expertise-links" aria-label={t('orders.more')}>
          <ScreenLink to="/bch/view/expert-job-order/earnings">{t('orders.earnings')}</ScreenLink>
          <ScreenLink to="/bch/view/expert-job/proposed">{t('orders.proposed')}</ScreenLink>
          <ScreenLink to="/bch/view/expert-job-order/settings">{t('orders.settings')}</ScreenLink>
        </nav>
      }
    />
  )
}
