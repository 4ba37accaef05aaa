import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listKeptProjects } from '../../contract/kept-projects.endpoints.ts'
import { projectLink } from '../paths.ts'
import { projectActions } from '../project-actions.ts'
import type { KeptProject } from '../project.types.ts'
import { KeptCard } from './KeptCard.tsx'
import { useKeptColumns } from './use-kept-columns.tsx'

const linkOf = (row: KeptProject) => projectLink(row.id, 'team')
const card = (row: KeptProject) => <KeptCard project={row} />

/** The projects that the chosen accelerator manages until they have a leader. */
export const KeptProjects = () => {
  const t = useTexts('projects')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listKeptProjects, {
    id: 'kept-projects',
    enabled: accelerator !== null,
    deniedHere: true,
  })
  return (
    <ListScreen
      of={list}
      columns={useKeptColumns()}
      rowName={(row) => row.name}
      rowLink={linkOf}
      rowActions={useActions(projectActions)}
      card={card}
      emptyAction={<ScreenLink to="/bch/view/project-import">{t('keptProjects.import')}</ScreenLink>}
    />
  )
}
