import '../expertise.css'
import { lazy, Suspense, useMemo } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, PeopleIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Filters, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import {
  findExpertJobProjects,
  findExpertJobTasks,
  getExpertJobFilters,
  listExpertJobs,
} from '../../contract/expert-job.endpoints.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import { openStates } from '../../domain/states.ts'
import { jobCard } from './JobCard.tsx'
import { JobPages } from './JobPages.tsx'
import { jobColumns } from './job-columns.tsx'
import { clientJobActions } from './job-actions.tsx'
import { expertJobLink } from './job-links.ts'

// The form and its library are loaded when it is opened.
const OrderForm = lazy(async () => ({ default: (await import('../order/OrderForm.tsx')).OrderForm }))

const noTasks: readonly number[] = []

/** Tabs of the list: what awaits the reader first. */
const views: Views<typeof listExpertJobs> = {
  toAccept: { filters: { toAccept: 'true' }, sort: 'CREATE_DATE' },
  overdue: { filters: { overdue: 'true' }, sort: 'DUE' },
  termAsked: { filters: { termAsked: 'true' }, sort: 'DUE' },
  inWork: { filters: { status: openStates.join(',') }, sort: 'DUE' },
  unpaid: { filters: { unpaid: 'true' } },
}

const findProjects: OptionSearch = async (typed, signal) => {
  const { items } = await call(findExpertJobProjects, { query: typed ? { findText: typed } : {} }, { signal })
  return items.map(({ id, name, serialNumber }) => ({ value: id, label: name, hint: serialNumber }))
}

const shownTask = ({ name, project }: { name: string; project: string }): string => `${name}, ${project}`

/** Tasks of the project that the list is filtered by; otherwise all. */
const findTasks =
  (projectId: number | undefined): OptionSearch =>
  async (typed, signal) => {
    const query = { ...(typed ? { findText: typed } : {}), ...(projectId === undefined ? {} : { projectId }) }
    const { items } = await call(findExpertJobTasks, { query }, { signal })
    return items.map(({ id, name, project, track }) => ({
      value: id,
      label: name,
      hint: `${project} · ${track}`,
    }))
  }

type Narrowed = { projectId: number | undefined; taskId: number | undefined }

/** Filter values, and whether the reader may order; project and task come from a link or the reader's choice. */
const useJobFilters = (enabled: boolean, { projectId, taskId }: Narrowed) => {
  const t = useTexts('expertise')
  const { data } = useCall(getExpertJobFilters, {}, { enabled, deniedHere: true })
  const linked = useCall(
    findExpertJobProjects,
    { query: { projectId: projectId ?? 0 } },
    { enabled: enabled && projectId !== undefined, deniedHere: true },
  ).data
  const linkedTask = useCall(
    findExpertJobTasks,
    { query: { taskId: taskId ?? 0 } },
    { enabled: enabled && taskId !== undefined, deniedHere: true },
  ).data
  const filters = useMemo(
    (): Filters<typeof listExpertJobs> => ({
      status: expertJobStateTable,
      overdue: [{ value: 'true', label: t('jobs.only.overdue') }],
      toAccept: [{ value: 'true', label: t('jobs.only.toAccept') }],
      termAsked: [{ value: 'true', label: t('jobs.only.termAsked') }],
      unpaid: [{ value: 'true', label: t('jobs.only.unpaid') }],
      expertUid: data?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      projectId: {
        search: findProjects,
        known: linked?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      },
      programmeId: data?.programmes.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      taskId: {
        search: findTasks(projectId),
        known:
          linkedTask?.items.map(({ id, ...task }) => ({ value: String(id), label: shownTask(task) })) ?? [],
      },
    }),
    [data, linked, linkedTask, projectId, t],
  )
  return { filters, mayOrder: data?.mayOrder ?? false }
}

/** Opens an order of reviews of any tasks in review. */
const openOrder = (title: string): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock lines={8} />}>
        <OrderForm taskIds={noTasks} choosesTasks />
      </Suspense>
    ),
  })

/** Jobs that the chosen accelerator ordered; a tracker sees those of the assigned projects. */
export const ExpertJobs = () => {
  const t = useTexts('expertise')
  const accelerator = useStore(acceleratorStore)
  const enabled = accelerator !== null
  const list = useList(listExpertJobs, { enabled, deniedHere: true })
  const { taskId, projectId } = list.query
  const { filters, mayOrder } = useJobFilters(enabled, { projectId, taskId })
  const rowActions = useActions(clientJobActions)
  const { error } = list.answer
  if (!enabled || isOutsideTeam(error))
    return (
      <section>
        <PageHead />
        <PageState
          icon={PeopleIcon}
          title={t('jobs.deniedTitle')}
          text={t('jobs.denied')}
          actions={<ScreenLink to="/bch/view/expert-job/proposed">{t('orders.proposed')}</ScreenLink>}
        />
      </section>
    )
  return (
    <ListScreen
      of={list}
      columns={jobColumns}
      filters={filters}
      views={views}
      rowName={({ serialNumber, project }) => `${serialNumber}, ${project.name}`}
      rowLink={({ id }) => expertJobLink(id)}
      rowActions={rowActions}
      card={jobCard}
      action={
        mayOrder ? (
          <>
            <JobPages />
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => openOrder(t('ordering.title'))}
            >
              {t('ordering.openSeveral')}
            </Button>
            <Button component={ScreenLink} to="/bch/view/expert-job/assignment" startIcon={<TransferIcon />}>
              {t('jobs.assign')}
            </Button>
          </>
        ) : null
      }
      emptyAction={<ScreenLink to="/bch/view/projects-in-work">{t('jobs.empty.action')}</ScreenLink>}
    />
  )
}
