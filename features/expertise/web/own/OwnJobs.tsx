import '../expertise.css'
import { lazy, Suspense } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  ListScreen,
  type Columns,
  type Filters,
  type Views,
} from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listOwnExpertJobs } from '../../contract/own-order.endpoints.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import { openStates } from '../../domain/states.ts'
import { jobCard } from '../client/JobCard.tsx'
import { clientJobActions } from '../client/job-actions.tsx'
import { jobColumns } from '../client/job-columns.tsx'
import { expertJobLink } from '../client/job-links.ts'

// The form and its library are loaded when it is opened.
const OwnBatchForm = lazy(async () => ({ default: (await import('./OwnOrderForm.tsx')).OwnBatchForm }))

const { programme: _programme, client: _client, ...columns } = jobColumns
const ownColumns: Columns<typeof listOwnExpertJobs> = columns

/** Tabs of the list: what awaits the reader first. */
const views: Views<typeof listOwnExpertJobs> = {
  toAccept: { filters: { toAccept: 'true' }, sort: 'CREATE_DATE' },
  overdue: { filters: { overdue: 'true' }, sort: 'DUE' },
  inWork: { filters: { status: openStates.join(',') }, sort: 'DUE' },
  unpaid: { filters: { unpaid: 'true' } },
}

const useFilters = (): Filters<typeof listOwnExpertJobs> => {
  const t = useTexts('expertise')
  return {
    status: expertJobStateTable,
    overdue: [{ value: 'true', label: t('jobs.only.overdue') }],
    toAccept: [{ value: 'true', label: t('jobs.only.toAccept') }],
    unpaid: [{ value: 'true', label: t('jobs.only.unpaid') }],
    // Set by a link.
    projectId: null,
  }
}

const pages = {
  experts: '/bch/view/expert-job/experts',
  proposed: '/bch/view/expert-job/proposed',
  payments: '/bch/view/expert-job/payments',
  acts: '/bch/view/expert-job/acts',
} as const satisfies Record<string, PageHref>

const OwnPages = () => {
  const t = useTexts('expertise')
  return (
    <nav className="expertise-links" aria-label={t('jobs.more')}>
      {Object.entries(pages).map(([key, to]) => (
        <ScreenLink key={key} to={to}>
          {t(key === 'proposed' ? 'orders.proposed' : `jobs.pages.${key}`)}
        </ScreenLink>
      ))}
    </nav>
  )
}

const OrderSeveral = () => {
  const t = useTexts('expertise')
  const open = () =>
    openDrawer({
      title: t('own.batchTitle'),
      body: (
        <Suspense fallback={<LoadingBlock lines={8} />}>
          <OwnBatchForm />
        </Suspense>
      ),
    })
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={open}>
      {t('own.open')}
    </Button>
  )
}

/** Jobs that an investor or mentor ordered for themselves, in all accelerators. */
export const OwnJobs = () => {
  const list = useList(listOwnExpertJobs)
  const filters = useFilters()
  const rowActions = useActions(clientJobActions)
  return (
    <ListScreen
      of={list}
      columns={ownColumns}
      filters={filters}
      views={views}
      rowName={({ serialNumber, project }) => `${serialNumber}, ${project.name}`}
      rowLink={({ id }) => expertJobLink(id)}
      rowActions={rowActions}
      card={jobCard}
      action={
        <>
          <OwnPages />
          <OrderSeveral />
        </>
      }
    />
  )
}
