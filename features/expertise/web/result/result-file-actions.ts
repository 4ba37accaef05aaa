import { download, saveFile } from '#platform/web/api/download.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadExpertJobResult } from '../../contract/expert-job.endpoints.ts'

type Shown = { jobId: number; actions: readonly never[] }

/** Actions on a review file for readers of the result. */
export const resultFileActions = actionsOf<Shown, 'download'>('expertise:result', {
  download: {
    icon: DownloadIcon,
    when: true,
    run: async ({ jobId }) =>
      saveFile(
        await withProgress('file', () =>
          download(downloadExpertJobResult, { query: { jobId: String(jobId) } }),
        ),
      ),
  },
})
