import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listMyProjects } from '../../contract/project.endpoints.ts'
import { projectStages } from '../../domain/states.ts'
import { projectLink, projectPath } from '../paths.ts'
import type { ProjectRow } from '../project.types.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { useProjectColumns } from './use-project-columns.tsx'
import { useRowActions } from './use-row-actions.ts'

const linkOf = (row: { id: number }): string => projectLink(row.id)

const cardOf = (row: ProjectRow) => <ProjectCard project={row} />

/** The projects a person leads or belongs to. */
export const MyProjects = () => {
  const t = useTexts('projects')
  const list = useListState({
    id: 'my-projects',
    sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER'],
    defaultSort: '-CREATE_DATE',
    filters: { stage: projectStages },
  })
  const answer = useCall(listMyProjects, { query: list.query }, { keepPrevious: true })
  const columns = useProjectColumns()
  const rowActions = useRowActions()
  const create = (
    <Button variant="contained" startIcon={<AddIcon />} component={ScreenLink} to={projectPath}>
      {t('myProjects.create')}
    </Button>
  )
  const isEmpty = answer.data?.total === 0 && !list.isNarrowed
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowLink={linkOf}
      rowActions={rowActions}
      card={cardOf}
      filters={[
        {
          key: 'stage',
          title: t('myProjects.columns.stage'),
          multiple: true,
          options: projectStages.map((value) => ({ value, label: t(`stages.${value}`) })),
        },
      ]}
      action={isEmpty ? null : create}
      empty={{ title: t('myProjects.emptyTitle'), text: t('myProjects.emptyText'), action: create }}
    />
  )
}
