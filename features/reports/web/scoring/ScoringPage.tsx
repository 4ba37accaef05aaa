import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { useStore } from '#platform/web/use-store.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ReportPage } from '../ReportPage.tsx'
import { isPortalReader } from '../use-programmes.ts'
import { ProjectScoring } from './ProjectScoring.tsx'
import { ScoringTemplate } from './ScoringTemplate.tsx'

const search = z.object({
  acceleratorId: numberParam(),
  projectId: numberParam(),
  versionId: numberParam(),
  setUp: textParam(),
})

/** Screen of the scoring report, of one project's scoring, or of the scoring parameters. */
export const ScoringPage = () => {
  const t = useTexts('reports')
  const [{ acceleratorId: named, projectId, versionId, setUp }, setSearch] = useScreenSearch(search)
  const chosen = useStore(acceleratorStore)
  const acceleratorId = (isPortalReader() ? named : undefined) ?? chosen
  if (projectId === undefined && setUp === undefined) return <ReportPage />
  if (acceleratorId === null)
    return (
      <>
        <PageHead />
        <EmptyState title={t('noPlace.team')} text={t('noPlace.teamText')} />
      </>
    )
  if (projectId === undefined) return <ScoringTemplate key={acceleratorId} acceleratorId={acceleratorId} />
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
