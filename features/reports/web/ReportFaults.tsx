import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Errors of parameters with their own texts. */
const own: ReadonlySet<string> = new Set([
  'programmeId.NOT_IN_LIST',
  'acceleratorId.REQUIRED',
  'trackerUid.NOT_IN_LIST',
  'from.TOO_BIG',
  'to.TOO_SMALL',
  'to.BEFORE_FIRST',
  'day.TOO_BIG',
  'day.BEFORE_FIRST',
  'against.TOO_BIG',
  'against.BEFORE_FIRST',
])

/** Errors of the parameters, listed below them. */
export const ReportFaults = ({ error }: { error: unknown }) => {
  const t = useTexts('reports')
  const words = useTexts()
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  if (fields.length === 0) return null
  return (
    <ul className="report-faults" role="alert">
      {fields.map(([name, code]) => (
        <li key={name}>
          {own.has(`${name}.${code}`)
            ? t(`faults.${name}.${code}`)
            : t('fault', { name: t(`parameters.${name}`), fault: words(`fieldErrors.${code}`) })}
        </li>
      ))}
    </ul>
  )
}
