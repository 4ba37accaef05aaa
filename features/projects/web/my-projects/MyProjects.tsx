import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getProjectStages } from '../../../dictionaries/contract/value.endpoints.ts'
import { listMyProjects } from '../../contract/project.endpoints.ts'
import { projectLink, projectPath } from '../paths.ts'
import type { ProjectRow } from '../project.types.ts'
import { projectActions } from '../project-actions.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { useProjectColumns } from './use-project-columns.tsx'

const linkOf = (row: { id: number }) => projectLink(row.id)

const cardWith = (ids: readonly number[]) => (row: ProjectRow) => <ProjectCard project={row} ids={ids} />

/** The projects a person leads or belongs to. */
export const MyProjects = () => {
  const t = useTexts('projects')
  const list = useList(listMyProjects, { id: 'my-projects' })
  const ids = list.rows.map(({ id }) => id)
  const columns = useProjectColumns(ids)
  const rowActions = useActions(projectActions)
  const stages = useCall(getProjectStages, {})
  const { led = 0, maxLed = 0 } = list.answer.data ?? {}
  const isFull = maxLed > 0 && led >= maxLed
  const create = isFull ? (
    <Button variant="contained" startIcon={<AddIcon />} disabled>
      {t('myProjects.create')}
    </Button>
  ) : (
    <Button variant="contained" startIcon={<AddIcon />} component={ScreenLink} to={projectPath}>
      {t('myProjects.create')}
    </Button>
  )
  const isEmpty = list.isEmpty
  return (
    <>
      {maxLed > 0 && led >= maxLed * 0.8 ? (
        <p className="project-quota" role="status">
          {t(isFull ? 'myProjects.full' : 'myProjects.nearlyFull', { count: led, max: maxLed })}
        </p>
      ) : null}
      <ListScreen
        of={list}
        above={<Slot name="agenda.block" />}
        columns={columns}
        rowName={(row) => row.name}
        rowLink={linkOf}
        rowActions={rowActions}
        card={cardWith(ids)}
        filters={{
          stage: stages.data?.items.map(({ id, name }) => ({ value: String(id), label: name })),
        }}
        action={isEmpty ? null : create}
        emptyAction={create}
      />
    </>
  )
}
