import './workspace.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listPipeline } from '../../contract/pipeline.endpoints.ts'
import { pipelineStageTable } from '../../domain/pipeline.rules.ts'
import type { PipelineCard } from '../investor-work.types.ts'
import { CardFacts, FitWords } from './CardFacts.tsx'
import { pipelineActions } from './pipeline-actions.tsx'
import { PipelineBoard } from './PipelineBoard.tsx'

const ProjectName = ({ project }: Pick<PipelineCard, 'project'>) => {
  const t = useTexts('investors')
  return <>{project?.name ?? t('pipeline.closed')}</>
}

const Words = ({ children }: { children: string }) => (
  <span className="pipeline-words" title={children}>
    {children}
  </span>
)

const columns: Columns<typeof listPipeline> = {
  project: { width: '22%', cell: ({ project }) => <ProjectName project={project} /> },
  stage: { cell: ({ stage }) => <StateOf table={pipelineStageTable} state={stage} /> },
  fit: { width: '16%', cell: ({ fit }) => <FitWords fit={fit} /> },
  nextStep: { width: '22%', cell: ({ nextStep }) => (nextStep ? <Words>{nextStep}</Words> : '—') },
  nextDay: { sort: 'NEXT_DAY', cell: ({ nextDay }) => <DateText value={nextDay} /> },
  note: { optional: true, cell: ({ note }) => (note ? <Words>{note}</Words> : '—') },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
}

const views: Views<typeof listPipeline> = {
  going: { filters: { stage: 'CONTACTED,STUDYING,TERMS' } },
  invested: { filters: { stage: 'INVESTED' } },
}

const card = (row: PipelineCard) => <CardFacts card={row} />

/** An investor's first screen: the projects they look at, as a list and as a board. */
export const InvestorWorkspace = () => {
  const t = useTexts('investors')
  const list = useList(listPipeline)
  const rowActions = useActions(pipelineActions)
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ stage: pipelineStageTable }}
      views={views}
      rowName={({ project }) => project?.name ?? t('pipeline.closed')}
      rowLink={({ project }) => (project ? linkTo('/bch/view/project-details', { id: project.id }) : null)}
      rowActions={rowActions}
      card={card}
      board={<PipelineBoard rowActions={rowActions} />}
      emptyAction={<ScreenLink to="/bch/view/project-list-showcase">{t('pipeline.toProjects')}</ScreenLink>}
      action={
        <nav className="workspace-links" aria-label={t('pipeline.more')}>
          <ScreenLink to="/bch/view/investor-workspace/thesis">{t('thesis.title')}</ScreenLink>
          <ScreenLink to="/bch/view/data-requests">{t('pipeline.toRequests')}</ScreenLink>
        </nav>
      }
    />
  )
}
