import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import type { TaskRow } from '../work.types.ts'

/** Number of open review comments and of fixed ones to check; hidden without any. */
export const RemarkCounts = ({ remarks: { open, mended } }: { remarks: TaskRow['remarks'] }) => {
  const t = useTexts('participations')
  if (open + mended === 0) return null
  const words = [
    ...(open > 0 ? [t('remarks.open', { count: open })] : []),
    ...(mended > 0 ? [t('remarks.mended', { count: mended })] : []),
  ]
  return (
    <small className="remark-counts tabular">
      <CommentIcon />
      {words.join(', ')}
    </small>
  )
}
