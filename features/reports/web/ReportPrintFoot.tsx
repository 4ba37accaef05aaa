import { useState } from 'react'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Who printed the report and when; only on paper. */
export const ReportPrintFoot = () => {
  const t = useTexts('reports')
  const person = useStore(personStore)
  const [opened] = useState(() => new Date())
  return (
    <p className="report-print-foot" aria-hidden>
      {t('printedBy', { name: person?.name ?? '', at: formatDateTime(opened) })}
    </p>
  )
}
