import { formatBytes } from '#platform/web/i18n/numbers.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listMarketingFiles } from '../../contract/marketing.endpoints.ts'
import { FileAccess } from './FileAccess.tsx'
import { FileGroup } from './FileGroup.tsx'
import { FileName } from './FileName.tsx'

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
