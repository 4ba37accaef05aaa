import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { deletePipelineFile } from '../../contract/pipeline.endpoints.ts'
import type { PipelineFile } from '../investor-work.types.ts'

/** Actions on a card's file. */
export const cardFileActions = actionsOf<PipelineFile>(
  'investors:files',
  {
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deletePipelineFile, { body: { fileId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
