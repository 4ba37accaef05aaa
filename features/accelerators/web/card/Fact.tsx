import '../accelerators.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** One fact under the name of its field; what is empty says so. */
export const Fact = ({ field, children }: { field: string; children: ReactNode }) => {
  const t = useTexts('accelerators')
  return (
    <div>
      <dt>{t(`fields.${field}`)}</dt>
      <dd>{children || <span className="accelerator-none">{t('notSet')}</span>}</dd>
    </div>
  )
}
