import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FunnelFigure } from '#platform/web/work/components/chart/FunnelFigure.tsx'
import type { ReportParameters } from '../contract/report.ts'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { outsidePath, pathSteps } from '../domain/path-steps.ts'
import type { AnyColumn } from './report-cells.ts'
import { readableLink } from './readable-link.ts'

type Props = { answer: ResponseOf<typeof wholePath>; parameters: ReportParameters }

/** Funnel of all groups: each step with its share of the first and of the previous step. */
export const PathFunnel = ({ answer, parameters }: Props) => {
  const t = useTexts('reports')
  const { totals } = answer
  // A step that the reader may not see is left out.
  const shown = pathSteps.filter((step) => typeof totals[step] === 'number')
  const applied = totals['applied'] ?? 0
  if (applied === 0) return null
  const columns = wholePath.report.columns as unknown as Readonly<Record<string, AnyColumn>>
  const linkOf = (step: string) => {
    const total = columns[step]?.total
    const to = typeof total === 'function' ? total(parameters, answer) : null
    return to ? readableLink(to) : null
  }
  return (
    <FunnelFigure
      title={t('wholePath.finding', {
        value: formatNumber(totals['finished'] ?? 0),
        all: formatNumber(applied),
        count: applied,
      })}
      text={t('wholePath.chartText')}
      unit={t('measures.applications')}
      steps={shown.map((step) => ({
        key: step,
        label: t(`wholePath.columns.${step}`),
        value: totals[step] ?? 0,
        to: linkOf(step),
        isAside: outsidePath[step] !== undefined,
        base: outsidePath[step],
      }))}
    />
  )
}
