import { formatBytes } from '#platform/web/i18n/numbers.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listMarketingFiles } from '../../contract/marketing.endpoints.ts'
import { FileAccess } from './FileAccess.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import '../accelerators.css'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { fetchMarketingFile } from './fetch-marketing-file.ts'

/** A file's name, which is the download link, and its description. */
const FileName = ({ file }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  return (
    <span className="marketing-name">
      <TextButton
        aria-label={t('marketing.download', { name: file.name })}
        onClick={() => fetchMarketingFile(file)}
      >
        {file.name}
      </TextButton>
      {file.description ? <small>{file.description}</small> : null}
    </span>
  )
}

/** What a file is: an image, a video or another file. */
const FileGroup = ({ file: { file } }: { file: MarketingFile }) => {
  const t = useTexts('accelerators')
  return t(`marketing.groups.${file.group}`)
}

/** Columns of marketing files. */
export const fileColumns: Columns<typeof listMarketingFiles> = {
  name: { sort: 'NAME', width: '44%', cell: (row) => <FileName file={row} /> },
  access: { cell: (row) => <FileAccess file={row} /> },
  group: { cell: (row) => <FileGroup file={row} /> },
  size: {
    sort: 'SIZE',
    align: 'end',
    cell: (row) => <span className="tabular">{formatBytes(row.file.size)}</span>,
  },
  author: { cell: (row) => row.createdBy.name },
  created: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
}
