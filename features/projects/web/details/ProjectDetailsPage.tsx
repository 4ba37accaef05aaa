import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getProjectDetails } from '../../contract/project-details.endpoints.ts'
import { ProjectHead } from './ProjectHead.tsx'

const search = z.object({ id: numberParam() })

/** A project as whoever may open its page reads it. */
export const ProjectDetailsPage = () => {
  const t = useTexts('projects')
  const [{ id }] = useScreenSearch(search)
  const { data, error, refetch } = useCall(
    getProjectDetails,
    { query: { projectId: id ?? 0 } },
    { enabled: id !== undefined, deniedHere: true },
  )
  if (id === undefined)
    return <EmptyState title={t('details.unknown.title')} text={t('details.unknown.text')} />
  if (data) return <ProjectHead key={data.id} project={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
