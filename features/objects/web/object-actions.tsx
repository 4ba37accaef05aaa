import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  ArchiveIcon,
  ChartIcon,
  DeleteIcon,
  EditIcon,
  UndoIcon,
} from '#platform/web/work/components/icons/icons.ts'
import {
  archiveObject,
  deleteObject,
  restoreObject,
  setSingleIndicator,
  unsetSingleIndicator,
} from '../contract/object.endpoints.ts'
import { WithGroups } from './form/WithGroups.tsx'
import type { CatalogueObject } from './object.types.ts'

const ObjectEdit = lazy(async () => ({ default: (await import('./form/ObjectEdit.tsx')).ObjectEdit }))

const bodyOf = ({ id }: CatalogueObject) => ({ body: { id } })
const archive = (object: CatalogueObject) => call(archiveObject, bodyOf(object))
const restore = (object: CatalogueObject) => call(restoreObject, bodyOf(object))
const unset = (object: CatalogueObject) => call(unsetSingleIndicator, bodyOf(object))

/** Actions on an object; `onGone` is called after its deletion. */
export const objectActions = actionsOf<CatalogueObject, never, { onGone?: () => void }>(
  'objects:actions',
  {
    edit: {
      icon: EditIcon,
      primary: true,
      form: (object) => (
        <WithGroups>{(groups) => <ObjectEdit key={object.id} groups={groups} object={object} />}</WithGroups>
      ),
    },
    archive: { icon: ArchiveIcon, send: archive, undo: restore },
    restore: { icon: UndoIcon, send: restore, undo: archive },
    single: {
      icon: ChartIcon,
      send: (object) => call(setSingleIndicator, bodyOf(object)),
      undo: unset,
    },
    notSingle: { icon: ChartIcon, send: unset },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      whyNot: (_object, { t }) => t('actions.inUse'),
      send: async (object, { onGone }) => {
        await call(deleteObject, bodyOf(object))
        onGone?.()
      },
    },
  },
  { words: ({ field }) => ({ name: field.name[currentLocale()] }) },
)
