import './reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BarChart } from '#platform/web/work/components/chart/BarChart.tsx'
import { ChartFigure } from '#platform/web/work/components/chart/ChartFigure.tsx'
import { ChartTable } from '#platform/web/work/components/chart/ChartTable.tsx'
import type { curatorsSummaryReport } from '../contract/curators-summary-report.endpoints.ts'
import { membersHref, trackProjectsHref } from '../contract/person-figures.ts'
import type { ReportParameters } from '../contract/report.ts'
import { ReportCell } from './ReportCell.tsx'

type Answer = ResponseOf<typeof curatorsSummaryReport>

const maxBars = 10

/** Number of projects per track, and of trackers and experts. */
export const CuratorCounts = ({
  answer: { tracks, trackers, experts },
  parameters,
}: {
  answer: Answer
  parameters: ReportParameters
}) => {
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
          <dd className="tabular">
            <ReportCell
              value={trackers}
              kind="number"
              label={t('curatorsSummaryReport.trackers')}
              to={membersHref('TRACKERS', parameters)}
            />
          </dd>
        </div>
        <div>
          <dt>{t('curatorsSummaryReport.experts')}</dt>
          <dd className="tabular">
            <ReportCell
              value={experts}
              kind="number"
              label={t('curatorsSummaryReport.experts')}
              to={membersHref('EXPERTS', parameters)}
            />
          </dd>
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
              bars={tracks.slice(0, maxBars).map(({ id, name, projects }) => ({
                key: String(id),
                label: name,
                value: projects,
                to: trackProjectsHref(id, parameters),
              }))}
            />
          }
          table={
            <ChartTable
              caption={title}
              head={[t('dimensions.TRACK'), t('curatorsSummaryReport.columns.projects')]}
              rows={tracks.map(({ id, name, projects }) => ({
                key: String(id),
                name,
                values: [
                  {
                    text: formatNumber(projects),
                    to: projects === 0 ? null : trackProjectsHref(id, parameters),
                  },
                ],
              }))}
            />
          }
        />
      ) : null}
    </>
  )
}
