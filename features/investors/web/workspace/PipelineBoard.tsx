import './workspace.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Board } from '#platform/web/work/components/board/Board.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listPipeline } from '../../contract/pipeline.endpoints.ts'
import { pipelineStages } from '../../domain/pipeline.rules.ts'
import { pipelineStageTable } from '../../domain/state-tables.ts'
import type { PipelineCard } from '../investor-work.types.ts'
import { CardFacts } from './CardFacts.tsx'
import { useStageNames } from './use-stage-names.ts'

type Props = { rowActions: (row: PipelineCard) => MenuAction[] }

const facts = (card: PipelineCard) => <CardFacts card={card} />

/** The pipeline as a board with a column per stage; at most fifty cards, those with the nearest next steps. */
export const PipelineBoard = ({ rowActions }: Props) => {
  const t = useTexts('investors')
  const nameOf = useStageNames()
  const { data, error, refetch } = useCall(listPipeline, { query: { limit: '50' } })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={8} />
  return (
    <>
      <p className="workspace-scroll-hint">{t('pipeline.boardHint')}</p>
      <Board
        columns={pipelineStages.map((key) => ({
          key,
          title: nameOf(key),
          tone: pipelineStageTable.tones[key],
        }))}
        rows={data.items}
        columnOf={({ stage }) => stage}
        rowKey={({ id }) => id}
        rowName={({ project }) => project?.name ?? t('pipeline.closed')}
        rowLink={({ project }) =>
          project
            ? linkTo('/bch/view/project-details', { id: project.id })
            : linkTo('/bch/view/investor-workspace', {})
        }
        card={facts}
        rowActions={rowActions}
      />
    </>
  )
}
