import { lazy } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon, UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { exportObjects } from '../../contract/sheet.endpoints.ts'

const ObjectsImport = lazy(async () => ({ default: (await import('./ObjectsImport.tsx')).ObjectsImport }))

/** The catalogue as a whole. */
export const catalogue: { actions: readonly never[] } = { actions: [] }

/** Export and import of the catalogue; its page is open to its editors only. */
export const sheetActions = actionsOf<typeof catalogue, 'export' | 'import'>('objects:sheet', {
  export: {
    icon: DownloadIcon,
    when: true,
    run: () => download(exportObjects, {}).then(saveFile, notifyError),
  },
  import: { icon: UploadIcon, when: true, form: () => <ObjectsImport /> },
})
