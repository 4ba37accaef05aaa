import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getUserReportsByUser } from '../../contract/report-lists.endpoints.ts'
import { reportExtensions } from '../../domain/states.ts'
import { reportLink } from '../../domain/report-link.ts'

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof getUserReportsByUser> => ({
  name: { width: '36%', sort: 'NAME', cell: ({ name }) => name },
  accelerator: { cell: ({ accelerator }) => accelerator.name },
  extension: { cell: ({ extension }) => extension },
  files: { cell: ({ oneFile }) => t(oneFile ? 'files.one' : 'files.each') },
  used: {
    sort: 'USE_DATE',
    cell: ({ usedAt }) => (usedAt ? <DateText value={usedAt} as="relative" /> : t('mine.never')),
  },
})

const extensions = reportExtensions.map((value) => ({ value, label: value }))

/** Reports that the user may create. */
export const OfferedReports = ({ projects }: { projects: string | undefined }) => {
  const t = useTexts('user-reports')
  const list = useList(getUserReportsByUser, { id: 'user-reports' })
  const columns = useMemo(() => columnsOf(t), [t])
  const chosen = projects ? projects.split(',').length : 0
  return (
    <ListScreen
      of={list}
      title={null}
      above={chosen > 0 ? <p role="status">{t('mine.chosen', { count: chosen })}</p> : undefined}
      columns={columns}
      filters={{ extension: extensions }}
      rowName={({ name }) => name}
      rowLink={({ id }) => reportLink(id, projects)}
    />
  )
}
