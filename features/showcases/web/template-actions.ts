import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  ArchiveIcon,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import {
  deletePublicationTemplate,
  movePublicationTemplate,
} from '../contract/publication-template.endpoints.ts'
import { templateStateTable } from '../domain/state-tables.ts'
import type { TemplateMove } from '../domain/states.ts'
import { templateLink } from './paths.ts'
import type { TemplateRow } from './showcase.types.ts'

const move =
  (action: TemplateMove) =>
  ({ id }: TemplateRow) =>
    call(movePublicationTemplate, { body: { templateId: id, action } })

/** Actions on a publication template, in the list and on its page. */
export const templateActions = actionsOf<TemplateRow, never, { backTo?: ScreenPath }>(
  'showcases:actions',
  {
    edit: { icon: EditIcon, to: ({ id }) => templateLink(id) },
    publish: { icon: EyeIcon, primary: true, confirm: true, send: move('publish') },
    archive: { icon: ArchiveIcon, confirm: true, send: move('archive') },
    restore: { icon: UndoIcon, confirm: true, send: move('restore') },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id }, { go, backTo }) => {
        await call(deletePublicationTemplate, { body: { templateId: id } })
        // Leaves the page of a deleted template.
        if (backTo) go(backTo, { replace: true })
      },
    },
  },
  { words: ({ name }) => ({ name }), states: templateStateTable },
)
