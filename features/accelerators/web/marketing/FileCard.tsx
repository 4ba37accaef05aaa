import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MarketingFile } from '../accelerator.types.ts'
import { FileAccess } from './FileAccess.tsx'

/** A file's card for narrow screens. */
export const FileCard = ({ file }: { file: MarketingFile }) => (
  <div className="accelerator-queue-card">
    <div>
      <FileAccess file={file} />
      <span className="tabular">{formatBytes(file.file.size)}</span>
      <DateText value={file.createdAt} />
    </div>
  </div>
)
