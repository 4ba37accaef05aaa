import '../user-reports.css'
import { useId, useState } from 'react'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ChartIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getReportAccelerators } from '../../contract/report-lists.endpoints.ts'
import { getUserReport } from '../../contract/user-report.endpoints.ts'
import type { BuiltReport, ImportedReport } from '../report.types.ts'
import { reportLink } from '../../domain/report-link.ts'
import { editorSearch } from '../searches.ts'
import { Catalogue } from './Catalogue.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ReportForm } from './ReportForm.tsx'
import { Versions } from './Versions.tsx'

const none: readonly Option[] = []

const Page = ({
  report,
  acceleratorId = null,
}: {
  report: BuiltReport | null
  acceleratorId?: number | null
}) => {
  const t = useTexts('user-reports')
  const [imported, setImported] = useState<ImportedReport | null>(null)
  const [times, setTimes] = useState(0)
  const take = (read: ImportedReport) => {
    setImported(read)
    setTimes(times + 1)
  }
  return (
    <section className="user-reports-editor">
      <RecordNavigation backTo="/bch/view/user-constructor-reports" backLabel={t('edit.back')} />
      <PageHead
        title={report?.name ?? t('edit.newTitle')}
        isName={report !== null}
        actions={
          report ? (
            <Button component={ScreenLink} to={reportLink(report.id)} startIcon={<ChartIcon />}>
              {t('edit.run')}
            </Button>
          ) : (
            <ImportReport acceleratorId={acceleratorId} onRead={take} />
          )
        }
      />
      <div className="user-reports-columns">
        <div>
          <Button
            className="user-reports-jump"
            size="small"
            onClick={() => document.getElementById('user-reports-catalogue')?.scrollIntoView()}
          >
            {t('catalogue.jump')}
          </Button>
          {imported && imported.unknownDictionaries.length > 0 ? (
            <Notice tone="rejected" role="status">
              {t('import.unknownDictionaries', { codes: imported.unknownDictionaries.join(', ') })}
            </Notice>
          ) : null}
          {imported ? (
            <Notice tone="info" role="status">
              {t('import.read', { name: imported.report.name })}
            </Notice>
          ) : null}
          <ReportForm key={times} report={report} imported={imported} acceleratorId={acceleratorId} />
          {report ? <Versions report={report} /> : null}
        </div>
        <Catalogue oneFile={report?.oneFile ?? true} acceleratorId={acceleratorId} />
      </div>
    </section>
  )
}

/** A new report; who builds in several accelerators and works in none of them now says first in which. */
const NewReport = () => {
  const t = useTexts('user-reports')
  const id = useId()
  const accelerator = useStore(acceleratorStore)
  const { data, error, refetch } = useCall(getReportAccelerators, {}, { enabled: accelerator === null })
  const [chosen, setChosen] = useState<Option | null>(null)
  if (accelerator !== null) return <Page report={null} />
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  const [only, ...others] = data.items
  if (only && others.length === 0) return <Page report={null} acceleratorId={only.id} />
  if (chosen) return <Page report={null} acceleratorId={Number(chosen.value)} />
  return (
    <section className="user-reports-editor">
      <RecordNavigation backTo="/bch/view/user-constructor-reports" backLabel={t('edit.back')} />
      <PageHead title={t('edit.newTitle')} />
      <div className="user-reports-trial">
        <label htmlFor={id}>{t('edit.where')}</label>
        <Combobox
          id={id}
          label={t('edit.where')}
          options={data.items.map(({ id: value, name }) => ({ value, label: name }))}
          chosen={none}
          onChange={(options) => setChosen(options[0] ?? null)}
        />
      </div>
    </section>
  )
}

/** Screen of a report's form, versions and available tags. */
export const ReportEditor = () => {
  const [{ reportId }] = useScreenSearch(editorSearch)
  const isNamed = reportId !== undefined && reportId > 0
  const answer = useCall(
    getUserReport,
    { query: { userReportId: String(reportId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <NewReport />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return (
    <Page
      key={`${reportId}-${answer.data.version}`}
      report={answer.data}
      acceleratorId={answer.data.accelerator.id}
    />
  )
}
