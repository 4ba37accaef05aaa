import './assignment.css'
import { useRef } from 'react'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getAssignmentChoices } from '../contract/assignment.endpoints.ts'
import { assignmentSearch } from './assignment-search.ts'
import { AssignmentForm } from './AssignmentForm.tsx'
import { PlanView } from './plan/PlanView.tsx'
import { Untaken } from './Untaken.tsx'
import { useAssignmentForm } from './use-assignment-form.ts'
import { usePlan } from './use-plan.ts'

type Choices = ResponseOf<typeof getAssignmentChoices>
type Begun = { taskIds: readonly number[]; trackId: number | undefined }

const Planning = ({ choices, begun }: { choices: Choices; begun: Begun }) => {
  const state = usePlan()
  const result = useRef<HTMLElement>(null)
  const form = useAssignmentForm(begun, async (query) => {
    await state.solve(query)
    // Moves the focus to the result, which is below the form.
    setTimeout(() => result.current?.focus())
  })
  return (
    <>
      <AssignmentForm
        form={form}
        choices={choices}
        chosen={begun.taskIds.length}
        isPlanned={state.solved !== null}
      />
      {state.solved ? (
        <PlanView ref={result} state={state} plan={state.solved.plan} isEdited={form.isDirty} />
      ) : null}
    </>
  )
}

/** Screen for assigning experts to many tasks: compute a plan, adjust it by hand, and order it as a whole. */
export const Assignment = () => {
  const t = useTexts('expert-assignment')
  const accelerator = useStore(acceleratorStore)
  const [{ taskIds = [], trackId }] = useScreenSearch(assignmentSearch)
  const enabled = accelerator !== null
  const { data, error, refetch } = useCall(getAssignmentChoices, {}, { enabled, deniedHere: true })
  const isDenied = !enabled || isOutsideTeam(error)
  return (
    <section className="assignment">
      <PageHead actions={<ScreenLink to="/bch/view/expert-job">{t('toJobs')}</ScreenLink>} />
      {isDenied ? null : <Untaken />}
      {isDenied ? (
        <PageState icon={PeopleIcon} title={t('deniedTitle')} text={t('denied')} />
      ) : error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !data ? (
        <LoadingBlock lines={10} />
      ) : data.tasks === 0 ? (
        <PageState
          icon={PeopleIcon}
          title={t('noTasksTitle')}
          text={t('noTasks')}
          actions={<ScreenLink to="/bch/view/projects-in-work">{t('toProjects')}</ScreenLink>}
        />
      ) : data.experts.length === 0 ? (
        <PageState
          icon={PeopleIcon}
          title={t('noExpertsTitle')}
          text={t('noExperts')}
          actions={<ScreenLink to="/bch/view/acceleratorTeam">{t('toTeam')}</ScreenLink>}
        />
      ) : (
        <Planning key={`${accelerator} ${taskIds.join()}`} choices={data} begun={{ taskIds, trackId }} />
      )}
    </section>
  )
}
