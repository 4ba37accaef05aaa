import './workspace.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listPipeline } from '../../contract/pipeline.endpoints.ts'
import { pipelineStageTable } from '../../domain/state-tables.ts'
import type { PipelineCard } from '../investor-work.types.ts'
import { CardFacts, FitWords } from './CardFacts.tsx'
import { pipelineActions } from './pipeline-actions.tsx'
import { PipelineBoard } from './PipelineBoard.tsx'
import { useStageNames } from './use-stage-names.ts'
import { WorkspaceLinks } from './WorkspaceLinks.tsx'
import { useCall } from '#platform/web/query/use-call.ts'
import { getInvestorProfile } from '../../contract/investor-profile.endpoints.ts'

/** First steps for an investor with an empty pipeline. */
const FirstSteps = () => {
  const t = useTexts('investors')
  return (
    <ol className="workspace-steps">
      <li>
        <ScreenLink to="/bch/view/investor-workspace/thesis">{t('steps.thesis')}</ScreenLink>
      </li>
      <li>
        <ScreenLink to="/bch/view/project-list-showcase">{t('steps.find')}</ScreenLink>
      </li>
      <li>{t('steps.add')}</li>
    </ol>
  )
}

/** Tells an investor that the portal has not verified them, which teams see, and how that is done. */
const Unverified = () => {
  const t = useTexts('investors')
  const { data } = useCall(getInvestorProfile, {})
  return data && !data.verified ? <p className="workspace-note">{t('pipeline.unverified')}</p> : null
}

const ProjectName = ({ project }: Pick<PipelineCard, 'project'>) => {
  const t = useTexts('investors')
  return <>{project?.name ?? t('pipeline.closed')}</>
}

const Stage = ({ stage }: Pick<PipelineCard, 'stage'>) => {
  const nameOf = useStageNames()
  return <StateChip tone={pipelineStageTable.tones[stage]} label={nameOf(stage)} />
}

const Owner = ({ owner, ofFirm }: Pick<PipelineCard, 'owner' | 'ofFirm'>) => {
  const t = useTexts('investors')
  return (
    <>
      {ofFirm
        ? owner
          ? t('pipeline.ofFirmBy', { person: owner.name })
          : t('pipeline.ofFirm')
        : t('pipeline.mine')}
    </>
  )
}

const Words = ({ children }: { children: string }) => (
  <span className="pipeline-words" title={children}>
    {children}
  </span>
)

const columns: Columns<typeof listPipeline> = {
  project: { width: '22%', cell: ({ project }) => <ProjectName project={project} /> },
  stage: { cell: ({ stage }) => <Stage stage={stage} /> },
  owner: { optional: true, cell: (row) => <Owner {...row} /> },
  files: {
    optional: true,
    align: 'end',
    cell: ({ files }) => <span className="tabular">{files || '—'}</span>,
  },
  fit: { width: '26%', cell: ({ fit }) => <FitWords fit={fit} short /> },
  nextStep: { width: '18%', cell: ({ nextStep }) => (nextStep ? <Words>{nextStep}</Words> : '—') },
  nextDay: { sort: 'NEXT_DAY', cell: ({ nextDay }) => <DateText value={nextDay} /> },
  note: { optional: true, cell: ({ note }) => (note ? <Words>{note}</Words> : '—') },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
}

const views: Views<typeof listPipeline> = {
  going: { filters: { stage: 'CONTACTED,STUDYING,TERMS' } },
  invested: { filters: { stage: 'INVESTED' } },
}

const card = (row: PipelineCard) => (
  <>
    <Stage stage={row.stage} />
    <CardFacts card={row} />
  </>
)

/** Home screen of an investor: the pipeline as a list or a board. */
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
      emptyAction={<FirstSteps />}
      above={
        <>
          <WorkspaceLinks />
          <Unverified />
        </>
      }
      action={
        <Button
          variant="contained"
          startIcon={<SearchIcon />}
          component={ScreenLink}
          to="/bch/view/project-list-showcase"
        >
          {t('pipeline.toProjects')}
        </Button>
      }
    />
  )
}
