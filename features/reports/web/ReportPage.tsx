import './reports.css'
import { useRouterState } from '@tanstack/react-router'
import { ApiError, hasCode, isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { numberParam, textParam } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ListLayout } from '#platform/web/work/components/list/ListLayout.tsx'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { z } from 'zod'
import { isTable, reportKeys, reportPath, wideReports } from '../domain/reports.ts'
import { AcceleratorField } from './AcceleratorField.tsx'
import { NoPlace } from './NoPlace.tsx'
import { cellValue, type AnyColumn, type ReportRow } from './report-cells.ts'
import { reportContracts, type ReportContract } from './report-contracts.ts'
import { filtersOf, subjectsOf } from './report-filters.ts'
import { ReportCell } from './ReportCell.tsx'
import { ReportFaults } from './ReportFaults.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportNarrowed } from './ReportNarrowed.tsx'
import { ReportPrintFoot } from './ReportPrintFoot.tsx'
import { isSponsor, useReportPlace } from './use-programmes.ts'
import { useReportChoices } from './use-report-choices.ts'
import { readableLink } from './readable-link.ts'

const search = z.object({ programmeId: numberParam(), acceleratorId: textParam() })

type Asked = Readonly<Record<string, string | undefined>>

/** The accelerator that the report names for its reader, besides the parameters of the address. */
const definedOf = ({ acceleratorId }: { acceleratorId: string | undefined }) =>
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
const parametersOf = (contract: ReportContract, asked: Readonly<Record<string, unknown>>): Asked =>
  Object.fromEntries(
    [...Object.keys(contract.list.filters), 'programmeId', 'acceleratorId'].flatMap((name) => {
      const value = asked[name]
      return value === undefined || value === null ? [] : [[name, String(value)]]
    }),
  )

const columnsOf = (
  { report }: ReportContract,
  asked: Asked,
  t: (key: string, params?: Readonly<Record<string, string | number>>) => string,
): Column<ReportRow>[] => {
  const locale = currentLocale()
  const columns = Object.entries(report.columns as unknown as Readonly<Record<string, AnyColumn>>)
  const shown = columns.filter(([, { onlyWith }]) => onlyWith === undefined || asked[onlyWith] !== undefined)
  return shown.map(([key, column]) => {
    const { kind = 'text', to, optional, width } = column
    const title = t(`${report.key}.columns.${key}`)
    const sort = report.sortedBy[key]
    return {
      key,
      title,
      ...(sort === undefined ? {} : { sort }),
      ...(kind === 'text' || kind === 'time' || kind === 'day' ? {} : { align: 'end' as const }),
      ...(optional ? { optional } : {}),
      ...(width === undefined ? {} : { width }),
      cell: (row: ReportRow) => (
        <ReportCell
          value={cellValue(column, row, t, locale)}
          kind={kind}
          to={to ? readableLink(to(row, asked)) : null}
          label={title}
        />
      ),
    }
  })
}

const Report = ({ contract }: { contract: ReportContract }) => {
  const t = useTexts('reports')
  const [shown, setSearch] = useScreenSearch(search)
  const isWide = wideReports.has(contract.report.key)
  const place = useReportPlace(shown, { isWide })
  const list = useList(contract, {
    of: { programmeId: place.programmeId, acceleratorId: place.acceleratorId },
    enabled: place.isPlaced,
    deniedHere: true,
  })
  const { key } = contract.report
  const { programmes, options } = useReportChoices(place, place.isPlaced)
  const { handle, answer } = list
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
  const asked = parametersOf(contract, { ...list.asked, ...definedOf(place) })
  const columns = columnsOf(contract, asked, t)
  const offering = { options, answer: answer.data, t }
  const isFault = answer.error instanceof ApiError && Object.keys(answer.error.fields).length > 0
  const parameters = new Set(Object.keys(contract.list.filters))
  return (
    <div className="report">
      <ListLayout<ReportRow>
        list={handle}
        // An invalid parameter is reported with the filters, not as an error of the page.
        answer={
          isFault ? { ...answer, error: null, data: { items: [], total: 0, totalIsExact: true } } : answer
        }
        columns={columns}
        filters={filtersOf(contract, offering)}
        hasSearch={contract.list.search}
        exports={{ contract, asked: list.asked }}
        rowKey={(row) => String(row['key'] ?? row['id'] ?? row['uid'] ?? row['code'])}
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
          <Button variant="outlined" onClick={() => print()}>
            {t('print')}
          </Button>
        }
        above={
          <>
            <p className="report-about">{t(`${key}.about`)}</p>
            <ReportFilters
              programmes={place.sponsored ?? programmes}
              programmeId={place.programmeId}
              accelerator={
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
              }
              isBound={isSponsor()}
              onProgramme={(id) =>
                setSearch({ programmeId: id, trackId: undefined, streamId: undefined, page: undefined })
              }
              parameters={parameters}
              values={{ ...defaultsOf(answer.data), ...asked }}
              onChange={handle.set}
              subjects={subjectsOf(contract, offering)}
            />
            <ReportNarrowed asked={asked} onChange={handle.set} />
            <ReportFaults error={answer.error} />
            {answer.data && !answer.error ? (
              <ReportFigures contract={contract} answer={answer.data} asked={asked} t={t} />
            ) : null}
          </>
        }
        empty={{ title: t(`${key}.empty.title`), text: t(`${key}.empty.text`) }}
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
