import '../user-reports.css'
import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getUserReports } from '../../contract/report-lists.endpoints.ts'
import { reportExtensions } from '../../domain/states.ts'
import type { BuiltReport } from '../report.types.ts'
import { reportActions } from './report-actions.ts'

/** One role and the number of the others: a list of all would make its row three lines high. */
const accessWords = (t: ReturnType<typeof useTexts>, { forAll, roles }: BuiltReport): string => {
  const [first, ...others] = roles
  if (forAll || !first) return t('everybody')
  const role = t(`roles.${first}`)
  return others.length === 0 ? role : t('builder.andRoles', { role, count: others.length })
}

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof getUserReports> => ({
  name: { width: '20%', sort: 'NAME', cell: ({ name }) => name },
  accelerator: { cell: ({ accelerator }) => accelerator.name },
  extension: { cell: ({ extension }) => extension },
  access: {
    width: '16%',
    cell: (row: BuiltReport) => accessWords(t, row),
  },
  files: { cell: ({ oneFile }) => t(oneFile ? 'files.one' : 'files.each') },
  template: { width: '15%', cell: ({ template }) => template.name },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
  by: { width: '12%', cell: ({ updatedBy }) => <PersonName person={updatedBy} /> },
})

const extensions = reportExtensions.map((value) => ({ value, label: value }))

/** Screen of the chosen accelerator's custom reports, to build and edit. */
export const Builder = () => {
  const t = useTexts('user-reports')
  const list = useList(getUserReports)
  const columns = useMemo(() => columnsOf(t), [t])
  const create = (
    <Button
      component={ScreenLink}
      to="/bch/view/user-constructor-reports/report"
      variant="contained"
      startIcon={<AddIcon />}
    >
      {t('builder.create')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ extension: extensions }}
      rowName={({ name }) => name}
      rowLink={({ id }) => linkTo('/bch/view/user-constructor-reports/report', { reportId: id })}
      rowActions={useActions(reportActions)}
      above={<p className="user-reports-hint">{t('builder.intro')}</p>}
      action={create}
    />
  )
}
