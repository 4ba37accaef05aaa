import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  ChartIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  TransferIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { downloadReportTemplate } from '../../contract/report-template.endpoints.ts'
import { deleteUserReport, exportUserReport } from '../../contract/user-report.endpoints.ts'
import type { BuiltReport } from '../report.types.ts'
import { reportLink } from '../../domain/report-link.ts'

/** Actions of a builder on a report. */
export const reportActions = actionsOf<BuiltReport>(
  'user-reports:actions',
  {
    run: { icon: ChartIcon, to: ({ id }) => reportLink(id) },
    edit: {
      icon: EditIcon,
      to: ({ id }) => linkTo('/bch/view/user-constructor-reports/report', { reportId: id }),
    },
    template: {
      icon: DownloadIcon,
      run: ({ id }) =>
        void withProgress('document', () =>
          download(downloadReportTemplate, { query: { userReportId: String(id) } }),
        ).then(saveFile, notifyError),
    },
    export: {
      icon: TransferIcon,
      run: ({ id }) =>
        void withProgress('document', () =>
          download(exportUserReport, { query: { userReportId: String(id) } }),
        ).then(saveFile, notifyError),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteUserReport, { query: { userReportId: String(id) } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
