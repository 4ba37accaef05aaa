import './reports.css'
import { cutAtWord } from '#platform/domain/cut-text.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ReportParameters } from '../contract/report.ts'
import { pivotName } from '../contract/pivot-value.ts'

/** Maximum length of the words of a reason. */
const longestReason = 80

type Reasons = { reasons?: readonly { id: string; name: string }[] } | undefined

const reasonIn = (answer: unknown, key: string, t: ReturnType<typeof useTexts>): string => {
  const found = (answer as Reasons)?.reasons?.find(({ id }) => id === key)
  return found
    ? t('narrowed.reasonNamed', { reason: cutAtWord(found.name, longestReason) || t('noReason') })
    : t('narrowed.reason')
}

type Props = {
  parameters: ReportParameters
  /** The response of the report, which may name the reason. */
  answer: unknown
  onChange: (patch: Record<string, undefined>) => void
}

/** Shows the parameters that only a link from another report sets, with a button that clears them. */
export const ReportNarrowed = ({
  parameters: { reason, cohort, within, notWithin },
  answer,
  onChange,
}: Props) => {
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
    ...(notWithin === undefined
      ? []
      : [t('narrowed.notWithin', { count: Number(notWithin), number: formatNumber(Number(notWithin)) })]),
    ...(reason === undefined ? [] : [reasonIn(answer, reason, t)]),
  ]
  if (words.length === 0) return null
  return (
    <p className="report-narrowed" role="status">
      {t('narrowed.only', { what: words.join(', ') })}
      <Button
        size="small"
        onClick={() =>
          onChange({
            reason: undefined,
            cohort: undefined,
            within: undefined,
            notWithin: undefined,
            page: undefined,
          })
        }
      >
        {t('narrowed.all')}
      </Button>
    </p>
  )
}
