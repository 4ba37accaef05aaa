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

type Certificate = ResponseOf<typeof listExpertCertificates>['items'][number]

/** Actions on a certificate. */
export const certificateActions = actionsOf<Certificate, 'download'>(
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
      send: ({ id }) => call(deleteExpertCertificate, { body: { certificateId: id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
