import { download, saveFile } from '#platform/web/api/download.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadReviewedFile } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'

type Given = NonNullable<ExpertOrderPage['material']>

type Shown = Given['files'][number] & { jobId: number; actions: readonly never[] }

/** Actions of an expert on a file of the task. */
export const materialFileActions = actionsOf<Shown, 'download'>('expertise:result', {
  download: {
    icon: DownloadIcon,
    when: true,
    run: async ({ jobId, id }) =>
      saveFile(
        await withProgress('file', () => download(downloadReviewedFile, { query: { jobId, fileId: id } })),
      ),
  },
})
