import '../expertise.css'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { resultFileActions } from './result-file-actions.ts'

type Props = { jobId: number; file: { name: string; size: number } }

/** The review file with its download. */
export const ResultFile = ({ jobId, file }: Props) => {
  const actionsOfFile = useActions(resultFileActions)
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
