import '../accelerators.css'
import type { ReactNode } from 'react'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** One fact with the name of its field; shows a placeholder if empty. */
export const FieldFact = ({ field, children }: { field: string; children: ReactNode }) => {
  const t = useTexts('accelerators')
  return (
    <Fact label={t(`fields.${field}`)}>
      {children || <span className="accelerator-none">{t('notSet')}</span>}
    </Fact>
  )
}
