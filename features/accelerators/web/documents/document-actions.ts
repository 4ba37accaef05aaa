import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteAcceleratorDocument } from '../../contract/document.endpoints.ts'
import type { AcceleratorDocument } from '../accelerator.types.ts'

/** Actions on a document other than reading it. */
export const documentActions = actionsOf<AcceleratorDocument>(
  'accelerators:documents',
  {
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteAcceleratorDocument, { body: { documentId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
