import '../expertise.css'
import { useMemo } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PeopleIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Filters, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import {
  findExpertJobProjects,
  getExpertJobFilters,
  listExpertJobs,
} from '../../contract/expert-job.endpoints.ts'
import { expertJobStateTable } from '../../domain/state-tables.ts'
import { openStates } from '../../domain/states.ts'
import { jobCard } from './JobCard.tsx'
import { JobPages } from './JobPages.tsx'
import { jobColumns } from './job-columns.tsx'
import { clientJobActions } from './job-actions.ts'
import { expertJobLink } from './job-links.ts'
import type { ClientJob } from '../job.types.ts'

/** What one comes to the list for: what waits for oneself first. */
const views: Views<typeof listExpertJobs> = {
  toAccept: { filters: { toAccept: 'true' }, sort: 'CREATE_DATE' },
  overdue: { filters: { overdue: 'true' }, sort: 'DUE' },
  inWork: { filters: { status: openStates.join(',') }, sort: 'DUE' },
  unpaid: { filters: { unpaid: 'true' } },
}

const findProjects: OptionSearch = async (typed, signal) => {
  const { items } = await call(findExpertJobProjects, { query: typed ? { findText: typed } : {} }, { signal })
  return items.map(({ id, name, serialNumber }) => ({ value: id, label: name, hint: serialNumber }))
}

/** What the filters offer, and whether the reader orders; `projectId` is what a link or the reader chose. */
const useJobFilters = (enabled: boolean, projectId: number | undefined) => {
  const t = useTexts('expertise')
  const { data } = useCall(getExpertJobFilters, {}, { enabled, deniedHere: true })
  const linked = useCall(
    findExpertJobProjects,
    { query: { projectId: projectId ?? 0 } },
    { enabled: enabled && projectId !== undefined, deniedHere: true },
  ).data
  const filters = useMemo(
    (): Filters<typeof listExpertJobs> => ({
      status: expertJobStateTable,
      overdue: [{ value: 'true', label: t('jobs.only.overdue') }],
      toAccept: [{ value: 'true', label: t('jobs.only.toAccept') }],
      unpaid: [{ value: 'true', label: t('jobs.only.unpaid') }],
      expertUid: data?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      projectId: {
        search: findProjects,
        known: linked?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      },
      programmeId: data?.programmes.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      // A link sets it: from the page of a task or a job.
      taskId: null,
    }),
    [data, linked, t],
  )
  return { filters, mayOrder: data?.mayOrder ?? false }
}

/** What narrows the list without a filter above it: a link that led here said so. */
const Narrowed = ({ job }: { job: ClientJob | undefined }) => {
  const t = useTexts('expertise')
  if (!job) return null
  return (
    <p className="expertise-muted">
      {t('jobs.narrowed', { task: job.task.name, project: job.project.name })}
    </p>
  )
}

/** What the chosen accelerator ordered of experts; a tracker sees it of the assigned projects. */
export const ExpertJobs = () => {
  const t = useTexts('expertise')
  const accelerator = useStore(acceleratorStore)
  const enabled = accelerator !== null
  const list = useList(listExpertJobs, { enabled, deniedHere: true })
  const { taskId, projectId } = list.query
  const { filters, mayOrder } = useJobFilters(enabled, projectId)
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
      above={taskId === undefined ? null : <Narrowed job={list.rows[0]} />}
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
