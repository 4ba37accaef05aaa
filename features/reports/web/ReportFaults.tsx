import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** What is wrong with the parameters, one sentence each, beneath them. */
export const ReportFaults = ({ error }: { error: unknown }) => {
  const t = useTexts('reports')
  const words = useTexts()
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  if (fields.length === 0) return null
  return (
    <ul className="report-faults" role="alert">
      {fields.map(([name, code]) => (
        <li key={name}>
          {t('fault', { name: t(`parameters.${name}`), fault: words(`fieldErrors.${code}`) })}
        </li>
      ))}
    </ul>
  )
}
