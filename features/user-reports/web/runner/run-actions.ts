import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon, DeleteIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteReportRun, downloadReportRun } from '../../contract/report-run.endpoints.ts'
import { reportRunStateTable } from '../../domain/state-tables.ts'
import type { ReportRun } from '../report.types.ts'

/** Actions on a created file. */
export const runActions = actionsOf<ReportRun>(
  'user-reports:runActions',
  {
    download: {
      icon: DownloadIcon,
      run: ({ id }) =>
        void withProgress('document', () =>
          download(downloadReportRun, { query: { runId: String(id) } }),
        ).then(saveFile, notifyError),
    },
    cancel: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteReportRun, { body: { runId: id } }),
    },
    delete: {
      icon: DeleteIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(deleteReportRun, { body: { runId: id } }),
    },
  },
  { words: ({ name }) => ({ name }), states: reportRunStateTable },
)
