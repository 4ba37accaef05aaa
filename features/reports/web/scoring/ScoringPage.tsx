import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ReportPage } from '../ReportPage.tsx'
import { ProjectScoring } from './ProjectScoring.tsx'

const search = z.object({ projectId: numberParam(), versionId: numberParam() })

/** The scoring of all projects as a report, or that of the project which the address names. */
export const ScoringPage = () => {
  const t = useTexts('reports')
  const [{ projectId, versionId }, setSearch] = useScreenSearch(search)
  const acceleratorId = useStore(acceleratorStore)
  if (projectId === undefined) return <ReportPage />
  if (acceleratorId === null)
    return (
      <>
        <PageHead />
        <EmptyState title={t('noPlace.team')} text={t('noPlace.teamText')} />
      </>
    )
  return (
    <ProjectScoring
      key={`${acceleratorId}:${projectId}`}
      acceleratorId={acceleratorId}
      projectId={projectId}
      versionId={versionId}
      onVersion={(id) => setSearch({ versionId: id })}
    />
  )
}
