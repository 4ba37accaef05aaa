import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsScreenProps } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { projectPath, workLink, workspacePath } from '../paths.ts'
import type { ProjectPage } from '../project.types.ts'
import { signInHere } from './sign-in-here.ts'

/**
 * What a reader of a project's page does next: the team changes it, who works with it goes on, a guest signs in, and
 * whoever only looked goes back to their own work.
 */
export const useDetailsPrimary = ({
  id,
  actions,
  tracks,
}: ProjectPage): NonNullable<DetailsScreenProps['primary']> => {
  const t = useTexts('projects')
  const go = useGo()
  const [, setSearch] = useRawSearch()
  const openWork = () => {
    const works = tracks.flatMap(({ work }) => (work ? [work.projectTrackId] : []))
    if (works.length === 1) go(workLink(works[0]!))
    else setSearch({ tab: 'tracks' }, { push: true })
  }
  if (actions.includes('edit'))
    return { label: t('details.edit'), onClick: () => go(projectPath, { search: { projectId: id } }) }
  if (actions.includes('openWork')) return { label: t('details.openWork'), onClick: openWork }
  if (actions.includes('signIn')) return { label: t('details.signIn'), onClick: signInHere }
  return { label: t('details.workspace'), onClick: () => go(workspacePath) }
}
