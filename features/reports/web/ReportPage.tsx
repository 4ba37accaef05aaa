import './print/report-print.css'
import './reports.css'
import { useRouterState } from '@tanstack/react-router'
import { hasCode, isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ListLayout } from '#platform/web/work/components/list/ListLayout.tsx'
import { shownColumns } from '#platform/web/work/components/list/shown-columns.ts'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useUnreadDays } from '#platform/web/work/components/form/date/use-unread-days.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { z } from 'zod'
import { isTable, reportKeys, reportPath, wideReports, type TableReportKey } from '../domain/reports.ts'
import { AcceleratorField } from './AcceleratorField.tsx'
import { NoPlace } from './NoPlace.tsx'
import { cellValue, type AnyColumn, type ReportRow } from './report-cells.ts'
import { reportContracts, type ReportContract } from './report-contracts.ts'
import { dayParameters, filtersOf, subjectsOf } from './report-filters.ts'
import { columnsOf, rowKey } from './report-columns.tsx'
import { faultsOf, ReportFaults } from './ReportFaults.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { fieldsOf, ReportFilters } from './ReportFilters.tsx'
import { ReportNarrowed } from './ReportNarrowed.tsx'
import { PrintedParameters, PrintedReport } from './print/PrintedReport.tsx'
import { ProjectField } from './ProjectField.tsx'
import { ReportPrintFoot } from './print/ReportPrintFoot.tsx'
import { usePrintedRows } from './print/use-printed-rows.ts'
import { isSponsor, useReportPlace } from './use-programmes.ts'
import { useReportChoices } from './use-report-choices.ts'

const search = z.object({ programmeId: numberParam(), acceleratorId: textParam() })

type Asked = Readonly<Record<string, string | undefined>>

/** The accelerator that the report names for its reader, besides the parameters of the address. */
const acceleratorParameter = ({ acceleratorId }: { acceleratorId: string | undefined }) =>
  acceleratorId === undefined ? {} : { acceleratorId }

type Chosen = { id: number | string } | null | undefined

/** The server's default task and field, for parameters that the address omits. */
const defaultsOf = (answer: unknown): Asked => {
  const { trackpoint, element } = (answer ?? {}) as { trackpoint?: Chosen; element?: Chosen }
  return {
    ...(trackpoint ? { trackpointId: String(trackpoint.id) } : {}),
    ...(element ? { elementCode: String(element.id) } : {}),
  }
}

/** The parameters in the address, for links. */
const parametersOf = (contract: ReportContract, query: Readonly<Record<string, unknown>>): Asked =>
  Object.fromEntries(
    [...Object.keys(contract.list.filters), 'programmeId', 'acceleratorId'].flatMap((name) => {
      const value = query[name]
      return value === undefined || value === null ? [] : [[name, String(value)]]
    }),
  )

/** The project of the response, null until one is chosen. */
const projectOf = (answer: unknown) =>
  (answer as { project?: { id: number; name: string } | null } | undefined)?.project ?? null

/** Number of columns from which a report is printed on the long side of the sheet. */
const wideColumns = 7

/** Reports with a high chart and short columns, which are printed upright. */
const uprightReports: ReadonlySet<string> = new Set<TableReportKey>(['dynamicsOfProject'])

const Report = ({ contract }: { contract: ReportContract }) => {
  const t = useTexts('reports')
  const words = useTexts()
  const unread = useUnreadDays(dayParameters.filter((name) => name in contract.list.filters))
  const [shown, setSearch] = useScreenSearch(search)
  const isWide = wideReports.has(contract.report.key)
  const place = useReportPlace(shown, { isWide })
  const list = useList(contract, {
    of: { programmeId: place.programmeId, acceleratorId: place.acceleratorId },
    enabled: place.isPlaced,
    deniedHere: true,
  })
  const { key } = contract.report
  const { programmes, options } = useReportChoices(
    { ...place, trackId: (list.parameters as Asked)['trackId'] },
    place.isPlaced,
  )
  const { handle, answer } = list
  const print = usePrintedRows(contract, list.parameters)
  if (place.hasNoPlace || isOutsideTeam(answer.error))
    return (
      <>
        <PageHead />
        <NoPlace onAccelerator={(acceleratorId) => setSearch({ acceleratorId })} />
      </>
    )
  if (hasCode(answer.error, 'ACCESS_DENIED'))
    return (
      <>
        <PageHead />
        <DeniedState />
      </>
    )
  const chosenParameters = parametersOf(contract, { ...list.parameters, ...acceleratorParameter(place) })
  const columns = columnsOf(contract, chosenParameters, t)
  const offering = { options, answer: answer.data, t }
  const faults = { ...unread.faults, ...faultsOf(answer.error, t, words) }
  const isFault = Object.keys(faults).length > 0
  const parameters = new Set(Object.keys(contract.list.filters))
  const filters = filtersOf(contract, offering)
  const subjects = subjectsOf(contract, offering)
  const values = { ...defaultsOf(answer.data), ...chosenParameters }
  const chosenProject = parameters.has('projectId') ? projectOf(answer.data) : undefined
  const offered = place.sponsored ?? programmes
  const printedColumns = shownColumns(columns, handle.state.columns)
  const isOnSide = printedColumns.length >= wideColumns && !uprightReports.has(key)
  return (
    <div className={cls('report', isOnSide && 'report-wide')}>
      <ListLayout<ReportRow>
        list={handle}
        // An invalid parameter is reported with the filters, not as an error of the page.
        answer={
          isFault ? { ...answer, error: null, data: { items: [], total: 0, totalIsExact: true } } : answer
        }
        isRefused={isFault}
        columns={columns}
        filters={filters}
        hasSearch={contract.list.search}
        exports={{ contract, parameters: list.parameters }}
        rowKey={rowKey}
        rowName={(row) =>
          String(
            cellValue(
              Object.values(contract.report.columns)[0] as unknown as AnyColumn,
              row,
              t,
              currentLocale(),
            ) ?? '',
          )
        }
        action={
          <Button variant="outlined" onClick={() => void print.start()}>
            {t('print')}
          </Button>
        }
        above={
          <>
            <p className="report-about">{t(`${key}.about`)}</p>
            <ReportFilters
              programmes={offered}
              programmeId={place.programmeId}
              accelerator={
                <>
                  <AcceleratorField
                    value={place.acceleratorId}
                    isWide={isWide}
                    onChange={(acceleratorId) =>
                      setSearch({
                        acceleratorId,
                        programmeId: undefined,
                        trackId: undefined,
                        streamId: undefined,
                        page: undefined,
                      })
                    }
                  />
                  {chosenProject === undefined ? null : (
                    <ProjectField
                      place={place}
                      project={chosenProject}
                      withEnded
                      onChange={(id) => handle.set({ projectId: id === undefined ? undefined : String(id) })}
                    />
                  )}
                </>
              }
              isBound={isSponsor()}
              onProgramme={(id) =>
                setSearch({ programmeId: id, trackId: undefined, streamId: undefined, page: undefined })
              }
              parameters={parameters}
              values={{ ...values, ...unread.texts }}
              onChange={handle.set}
              subjects={subjects.filter(({ key: name }) => name !== 'projectId')}
              isMissing={subjects.some(({ key: name }) => values[name] === undefined)}
              faults={faults}
            />
            <PrintedParameters
              parameters={chosenParameters}
              filters={[...subjects, ...filters]}
              programmes={offered}
            />
            <ReportNarrowed parameters={chosenParameters} answer={answer.data} onChange={handle.set} />
            <ReportFaults faults={faults} shown={fieldsOf({ parameters, programmes: offered, subjects })} />
            {answer.data && !answer.error && !isFault ? (
              <ReportFigures
                contract={contract}
                answer={answer.data}
                parameters={chosenParameters}
                isSearched={typeof list.parameters['findText'] === 'string'}
                t={t}
              />
            ) : null}
          </>
        }
        empty={
          isFault
            ? { title: t('faulty.title'), text: t('faulty.text') }
            : { title: t(`${key}.empty.title`), text: t(`${key}.empty.text`) }
        }
      />
      <PrintedReport
        printed={print.printed}
        columns={printedColumns}
        caption={t(`${key}.title`)}
        isWide={isOnSide}
        shown={{
          rows: answer.data?.items.length ?? 0,
          isPart: (answer.data?.total ?? 0) > (answer.data?.items.length ?? 0),
        }}
      />
      <ReportPrintFoot />
    </div>
  )
}

/** Page of the analytic report in the address. */
export const ReportPage = () => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const key = reportKeys.find((one) => reportPath(one) === pathname)
  return key !== undefined && isTable(key) ? <Report key={key} contract={reportContracts[key]} /> : null
}
