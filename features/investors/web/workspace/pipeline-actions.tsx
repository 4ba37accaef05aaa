import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type SendAction } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { movePipelineCard, removePipelineCard } from '../../contract/pipeline.endpoints.ts'
import { pipelineStageTable, type PipelineStage } from '../../domain/pipeline.rules.ts'
import type { PipelineCard } from '../investor-work.types.ts'

const EditCard = lazy(async () => ({ default: (await import('./EditCard.tsx')).EditCard }))

const moveTo = (stage: PipelineStage): SendAction<PipelineCard, object> => ({
  column: stage,
  quiet: true,
  send: ({ id, version }) => call(movePipelineCard, { body: { cardId: id, version, stage } }),
})

/** What may be done with a card of the pipeline. */
export const pipelineActions = actionsOf<PipelineCard>(
  'investors:pipeline.actions',
  {
    edit: { icon: EditIcon, primary: true, form: (card) => <EditCard card={card} /> },
    watch: moveTo('WATCHING'),
    contact: moveTo('CONTACTED'),
    study: moveTo('STUDYING'),
    offer: moveTo('TERMS'),
    invest: moveTo('INVESTED'),
    pass: moveTo('PASSED'),
    remove: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(removePipelineCard, { body: { cardId: id } }),
    },
  },
  {
    words: ({ project }) => ({ project: project?.name, context: project ? '' : 'unnamed' }),
    states: pipelineStageTable,
  },
)
