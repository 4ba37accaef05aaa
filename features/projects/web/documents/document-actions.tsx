import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteProjectDocument } from '../../contract/project.endpoints.ts'
import type { ProjectDocument } from '../project.types.ts'
import { DocumentForm } from './DocumentForm.tsx'

/** Actions on a document. */
export const documentActions = actionsOf<ProjectDocument>(
  'projects:documents',
  {
    edit: { icon: EditIcon, form: (document) => <DocumentForm document={document} /> },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteProjectDocument, { body: { documentId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
