import './reports.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ReportAsked } from '../contract/report.ts'
import { pivotName } from '../contract/pivot-value.ts'

type Props = { asked: ReportAsked; onChange: (patch: Record<string, undefined>) => void }

/** Shows the parameters that only a link from another report sets, with a button that clears them. */
export const ReportNarrowed = ({ asked: { reason, cohort, within }, onChange }: Props) => {
  const t = useTexts('reports')
  const words = [
    ...(cohort === undefined
      ? []
      : [
          t('narrowed.cohort', {
            month: pivotName('MONTH', { key: cohort, name: null }, t, currentLocale()),
          }),
        ]),
    ...(within === undefined
      ? []
      : [t('narrowed.within', { count: Number(within), number: formatNumber(Number(within)) })]),
    ...(reason === undefined ? [] : [t('narrowed.reason')]),
  ]
  if (words.length === 0) return null
  return (
    <p className="report-narrowed" role="status">
      {t('narrowed.only', { what: words.join(', ') })}
      <Button
        size="small"
        onClick={() => onChange({ reason: undefined, cohort: undefined, within: undefined, page: undefined })}
      >
        {t('narrowed.all')}
      </Button>
    </p>
  )
}
