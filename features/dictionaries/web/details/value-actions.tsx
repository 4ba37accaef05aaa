import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { ArchiveIcon, DeleteIcon, EditIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { archiveValues, deleteValues, restoreValues } from '../../contract/entry.endpoints.ts'
import type { Details, DictionaryEntry } from './dictionary.types.ts'

const ValueForm = lazy(async () => ({ default: (await import('./ValueForm.tsx')).ValueForm }))

const archive = (...values: readonly DictionaryEntry[]) =>
  call(archiveValues, { body: { ids: values.map(({ id }) => id) } })
const restore = ({ id }: DictionaryEntry) => call(restoreValues, { body: { ids: [id] } })

/** Actions on a value. */
export const valueActions = actionsOf<DictionaryEntry, never, { dictionary: Details }>(
  'dictionaries:values.actions',
  {
    edit: {
      icon: EditIcon,
      form: (value, { dictionary }) => <ValueForm dictionary={dictionary} value={value} />,
    },
    archive: {
      icon: ArchiveIcon,
      send: (value) => archive(value),
      undo: restore,
      bulk: { because: ({ status }) => status, send: (values) => archive(...values) },
    },
    restore: { icon: UndoIcon, send: restore, undo: (value) => archive(value) },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteValues, { body: { ids: [id] } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
