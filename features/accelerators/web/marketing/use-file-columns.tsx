import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MarketingFile } from '../accelerator.types.ts'
import { FileAccess } from './FileAccess.tsx'
import { FileName } from './FileName.tsx'

/** The columns of marketing files. */
export const useFileColumns = (): Column<MarketingFile>[] => {
  const t = useTexts('accelerators')
  return [
    {
      key: 'name',
      title: t('marketing.name'),
      sort: 'NAME',
      width: '44%',
      cell: (row) => <FileName file={row} />,
    },
    { key: 'access', title: t('marketing.access'), cell: (row) => <FileAccess file={row} /> },
    {
      key: 'size',
      title: t('marketing.size'),
      sort: 'SIZE',
      align: 'end',
      cell: (row) => <span className="tabular">{formatBytes(row.file.size)}</span>,
    },
    { key: 'author', title: t('marketing.author'), cell: (row) => row.createdBy.name },
    {
      key: 'created',
      title: t('marketing.created'),
      sort: 'CREATE_DATE',
      cell: (row) => <DateText value={row.createdAt} />,
    },
  ]
}
