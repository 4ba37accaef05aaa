import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  deleteExpertCertificate,
  downloadExpertCertificate,
  type listExpertCertificates,
} from '../../contract/certificate.endpoints.ts'

type Shown = ResponseOf<typeof listExpertCertificates>['items'][number] & {
  /** Nothing of it needs a permission that a row would say: whoever sees it may download it, its expert delete it. */
  actions: readonly never[]
  own: boolean
}

/** What may be done with a certificate. */
export const certificateActions = actionsOf<Shown, 'download' | 'delete'>(
  'expertise:certificates',
  {
    download: {
      icon: DownloadIcon,
      when: true,
      run: async ({ id }) =>
        saveFile(
          await withProgress('file', () =>
            download(downloadExpertCertificate, { query: { certificateId: String(id) } }),
          ),
        ),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      when: ({ own }) => own,
      send: ({ id }) => call(deleteExpertCertificate, { body: { certificateId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
