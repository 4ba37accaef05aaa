import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteListExport, downloadListExport } from '../contract/export.endpoints.ts'
import type { ListExport } from './export.types.ts'
import { exportStateTable } from '../domain/state-tables.ts'

/** Actions on an export. */
export const exportActions = actionsOf<ListExport>(
  'exports:actions',
  {
    download: {
      icon: DownloadIcon,
      run: ({ id }) =>
        void withProgress('document', () => download(downloadListExport, { query: { exportId: id } })).then(
          saveFile,
          notifyError,
        ),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteListExport, { body: { exportId: id } }),
    },
  },
  { words: ({ name }) => ({ name }), states: exportStateTable },
)
