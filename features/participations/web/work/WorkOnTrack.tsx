import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getProjectTrack } from '../../contract/participation.endpoints.ts'
import { openTask } from './current-task.ts'
import { projectsPath, requestsPath, workSearch } from './work-search.ts'
import { WorkDetails } from './WorkDetails.tsx'

/** Screen of a project's work on its track, with its tasks and the open one. */
export const WorkOnTrack = () => {
  const t = useTexts('participations')
  const [{ projectTrackId, taskId }] = useScreenSearch(workSearch)
  const isAccelerator = useStore(acceleratorStore) !== null
  const { data, error, refetch } = useCall(
    getProjectTrack,
    { query: { projectTrackId: projectTrackId ?? 0 } },
    { enabled: projectTrackId !== undefined, deniedHere: true },
  )
  if (projectTrackId === undefined) {
    return (
      <EmptyState
        title={t('work.chooseTitle')}
        text={t('work.chooseText')}
        action={<ScreenLink to={requestsPath}>{t('work.choose')}</ScreenLink>}
      />
    )
  }
  if (!data) {
    const [to, words] = isAccelerator
      ? ([projectsPath, t('work.backToProjects')] as const)
      : ([requestsPath, t('work.backToRequests')] as const)
    return error ? (
      <ErrorState
        error={error}
        retry={() => void refetch()}
        back={<ScreenLink to={to}>{words}</ScreenLink>}
      />
    ) : (
      <LoadingBlock lines={8} />
    )
  }
  return <WorkDetails participation={data} task={openTask(data, taskId)} />
}
