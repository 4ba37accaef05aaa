import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  ArchiveIcon,
  DeleteIcon,
  EditIcon,
  SendIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import * as contract from '../../contract/technology.endpoints.ts'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { nameOf } from './name-of.ts'
import type { TechnologyRow } from './technology.types.ts'

const EditTechnology = lazy(async () => ({ default: (await import('./EditTechnology.tsx')).EditTechnology }))

/** Actions on a technology. */
export const technologyActions = actionsOf<TechnologyRow>(
  'technologies:actions',
  {
    activate: {
      icon: SendIcon,
      confirm: true,
      send: ({ id, version }) => call(contract.activateTechnology, { body: { id, version } }),
      bulk: { because: ({ status }) => status },
    },
    edit: { icon: EditIcon, form: ({ id }) => <EditTechnology id={id} /> },
    archive: {
      icon: ArchiveIcon,
      confirm: true,
      send: ({ id, version }) => call(contract.archiveTechnology, { body: { id, version } }),
    },
    restore: {
      icon: UndoIcon,
      confirm: true,
      send: ({ id, version }) => call(contract.restoreTechnology, { body: { id, version } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: async ({ id }, { go }) => {
        await call(contract.deleteTechnology, { body: { id } })
        go('/admin/technologies')
      },
    },
  },
  { words: (row) => ({ name: nameOf(row) }), states: technologyStateTable },
)
