import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { curatorsSummaryReport } from '../contract/curators-summary-report.endpoints.ts'
import { ReportCell } from './ReportCell.tsx'

type Answer = ResponseOf<typeof curatorsSummaryReport>

const mostBars = 10

/** Number of projects per track, and of trackers and experts. */
export const CuratorCounts = ({ answer: { tracks, trackers, experts } }: { answer: Answer }) => {
  const t = useTexts('reports')
  const [top] = tracks
  const title = top
    ? t('curatorsSummaryReport.tracks', { name: top.name, value: formatNumber(top.projects) })
    : t('curatorsSummaryReport.noTracks')
  return (
    <>
      <dl className="report-totals">
        <div>
          <dt>{t('curatorsSummaryReport.trackers')}</dt>
          <dd className="tabular">{formatNumber(trackers)}</dd>
        </div>
        <div>
          <dt>{t('curatorsSummaryReport.experts')}</dt>
          <dd className="tabular">{formatNumber(experts)}</dd>
        </div>
      </dl>
      {tracks.length > 0 ? (
        <ChartFigure
          title={title}
          text={t('curatorsSummaryReport.tracksText')}
          chart={
            <BarChart
              label={title}
              unit={t('curatorsSummaryReport.columns.projects')}
              bars={tracks
                .slice(0, mostBars)
                .map(({ id, name, projects }) => ({ key: String(id), label: name, value: projects }))}
            />
          }
          table={
            <table className="report-table">
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('dimensions.TRACK')}</th>
                  <th scope="col" className="report-end">
                    {t('curatorsSummaryReport.columns.projects')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {tracks.map(({ id, name, projects }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td className="report-end">
                      <ReportCell
                        value={projects}
                        kind="number"
                        label={name}
                        to={linkTo('/bch/view/projects-in-work', {
                          trackId: String(id),
                          reached: 'ACCEPTED',
                        })}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          }
        />
      ) : null}
    </>
  )
}
