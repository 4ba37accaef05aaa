import '../expertise.css'
import { useMemo } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
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
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getExpertJobFilters, listExpertJobs } from '../../contract/expert-job.endpoints.ts'
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

type Occurring = ResponseOf<typeof getExpertJobFilters> | undefined

const useJobFilters = (data: Occurring): Filters<typeof listExpertJobs> => {
  const t = useTexts('expertise')
  return useMemo(
    () => ({
      status: expertJobStateTable,
      overdue: [{ value: 'true', label: t('jobs.only.overdue') }],
      toAccept: [{ value: 'true', label: t('jobs.only.toAccept') }],
      unpaid: [{ value: 'true', label: t('jobs.only.unpaid') }],
      expertUid: data?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      programmeId: data?.programmes.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
      // A link sets them: from the page of a task or a project.
      taskId: null,
      projectId: null,
    }),
    [data, t],
  )
}

/** What narrows the list without a filter above it: a link that led here said so. */
const Narrowed = ({ job, by }: { job: ClientJob | undefined; by: 'task' | 'project' }) => {
  const t = useTexts('expertise')
  if (!job) return null
  return (
    <p className="expertise-muted">
      {t(`jobs.narrowed.${by}`, { task: job.task.name, project: job.project.name })}
    </p>
  )
}

/** What the chosen accelerator ordered of experts; a tracker sees it of the assigned projects. */
export const ExpertJobs = () => {
  const t = useTexts('expertise')
  const accelerator = useStore(acceleratorStore)
  const enabled = accelerator !== null
  const list = useList(listExpertJobs, { enabled, deniedHere: true })
  const { data } = useCall(getExpertJobFilters, {}, { enabled, deniedHere: true })
  const filters = useJobFilters(data)
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
  const { taskId, projectId } = list.query
  return (
    <ListScreen
      of={list}
      above={
        taskId === undefined && projectId === undefined ? null : (
          <Narrowed job={list.rows[0]} by={taskId === undefined ? 'project' : 'task'} />
        )
      }
      columns={jobColumns}
      filters={filters}
      views={views}
      rowName={({ serialNumber, project }) => `${serialNumber}, ${project.name}`}
      rowLink={({ id }) => expertJobLink(id)}
      rowActions={rowActions}
      card={jobCard}
      action={
        data?.mayOrder ? (
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
