import '../accelerators.css'
import type { ReactNode } from 'react'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Related facts under a heading. */
export const FactSection = ({ group, children }: { group: string; children: ReactNode }) => {
  const t = useTexts('accelerators')
  return (
    <section>
      <h3>{t(`groups.${group}`)}</h3>
      <Facts>{children}</Facts>
    </section>
  )
}
