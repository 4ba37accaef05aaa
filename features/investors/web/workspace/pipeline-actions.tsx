import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type SendAction } from '#platform/web/work/actions/actions-of.ts'
import {
  DeleteIcon,
  EditIcon,
  PaperclipIcon,
  PeopleIcon,
  StarIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { movePipelineCard, removePipelineCard, sharePipelineCard } from '../../contract/pipeline.endpoints.ts'
import type { PipelineStage } from '../../domain/pipeline.rules.ts'
import { pipelineStageTable } from '../../domain/state-tables.ts'
import type { PipelineCard } from '../investor-work.types.ts'

const EditCard = lazy(async () => ({ default: (await import('./EditCard.tsx')).EditCard }))

const CardFiles = lazy(async () => ({ default: (await import('./CardFiles.tsx')).CardFiles }))

const toProject = (open: 'order' | 'suggest') => (card: PipelineCard) =>
  linkTo('/bch/view/project-details', { id: card.project?.id, open })

const moveTo = (stage: PipelineStage): SendAction<PipelineCard, object> => ({
  column: stage,
  quiet: true,
  send: ({ id, version }) => call(movePipelineCard, { body: { cardId: id, version, stage } }),
})

/** Actions on a pipeline card. */
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
    files: { icon: PaperclipIcon, form: ({ id }) => <CardFiles cardId={id} /> },
    order: { icon: StarIcon, to: toProject('order') },
    suggest: { icon: StarIcon, to: toProject('suggest') },
    share: {
      icon: PeopleIcon,
      confirm: true,
      send: ({ id, version }) => call(sharePipelineCard, { body: { cardId: id, version } }),
    },
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
