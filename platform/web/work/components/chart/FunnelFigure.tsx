import { useTexts } from '../../../i18n/use-texts.ts'
import { formatNumber, formatPercent } from '../../../i18n/numbers.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartTable } from './ChartTable.tsx'
import { FunnelChart } from './FunnelChart.tsx'
import { baseOf, type FunnelStep } from './funnel-steps.ts'

type Props = {
  /** Its message, as a sentence. */
  title: string
  text: string
  /** What is counted. */
  unit: string
  steps: readonly FunnelStep[]
}

const share = (part: number, whole: number): string => (whole > 0 ? formatPercent(part / whole) : '—')

/** A funnel with its table: each step with its share of the first and of the previous step. */
export const FunnelFigure = ({ title, text, unit, steps }: Props) => {
  const t = useTexts()
  // A step that nobody reached has no rows to open.
  const linked = steps.map((step) => (step.value === 0 ? { ...step, to: null } : step))
  const first = steps[0]?.value ?? 0
  const before = (n: number): string => share(steps[n]!.value, baseOf(steps, n) ?? 0)
  return (
    <ChartFigure
      title={title}
      text={text}
      chart={<FunnelChart label={title} unit={unit} steps={linked} />}
      table={
        <ChartTable
          caption={title}
          head={[t('chart.step'), t('chart.count'), t('chart.ofFirst'), t('chart.ofBefore')]}
          rows={linked.map(({ key, label, value, to }, n) => ({
            key,
            name: label,
            values: [{ text: formatNumber(value), to }, { text: share(value, first) }, { text: before(n) }],
          }))}
        />
      }
    />
  )
}
