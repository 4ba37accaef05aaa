import '../expertise.css'
import { download, saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DocumentIcon, DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { downloadExpertJobResult } from '../../contract/expert-job.endpoints.ts'

type Shown = { jobId: number; actions: readonly never[] }

const fileActions = actionsOf<Shown, 'download'>('expertise:result', {
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

type Props = { jobId: number; file: { name: string; size: number } }

/** The review file, to be downloaded. */
export const ResultFile = ({ jobId, file }: Props) => {
  const actionsOfFile = useActions(fileActions)
  return (
    <div className="expertise-file">
      <DocumentIcon />
      <span>
        <b>{file.name}</b>
        <small className="tabular">{formatBytes(file.size)}</small>
      </span>
      <ActionButtons actions={actionsOfFile({ jobId, actions: [] })} size="small" />
    </div>
  )
}
