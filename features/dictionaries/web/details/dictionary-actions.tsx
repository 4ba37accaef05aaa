import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  AddIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  UploadIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { deleteDictionary } from '../../contract/dictionary.endpoints.ts'
import { exportDictionary } from '../../contract/journal.endpoints.ts'
import type { Details } from './dictionary.types.ts'

// Lazy: the form library loads when a form is opened.
const NamesForm = lazy(async () => ({ default: (await import('./NamesForm.tsx')).NamesForm }))
const ValueForm = lazy(async () => ({ default: (await import('./ValueForm.tsx')).ValueForm }))
const ImportPanel = lazy(async () => ({ default: (await import('./ImportPanel.tsx')).ImportPanel }))

/** Actions on a dictionary. */
export const dictionaryActions = actionsOf<Details, 'export'>(
  'dictionaries:details.actions',
  {
    addValue: {
      icon: AddIcon,
      primary: true,
      form: (dictionary) => <ValueForm dictionary={dictionary} value={null} />,
    },
    edit: {
      icon: EditIcon,
      form: ({ id, nameRu, nameEn }) => <NamesForm id={id} nameRu={nameRu} nameEn={nameEn} />,
    },
    export: {
      icon: DownloadIcon,
      when: true,
      run: ({ id }) => download(exportDictionary, { query: { id } }).then(saveFile, notifyError),
    },
    publish: null,
    link: null,
    import: { icon: UploadIcon, form: ({ id }) => <ImportPanel id={id} /> },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: (_dictionary, { t }) => t('details.builtIn'),
      send: async ({ id }, { go }) => {
        await call(deleteDictionary, { body: { id } })
        go('/admin/dictionaries')
      },
    },
  },
  { words: ({ name }) => ({ name }) },
)
