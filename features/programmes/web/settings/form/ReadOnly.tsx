import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Hint } from '../Hint.tsx'
import type { Content } from '../settings.queries.ts'
import { useFacts } from './use-facts.ts'

/** The same fields, read-only. */
export const ReadOnly = ({ node, why }: { node: Content & Record<string, unknown>; why?: ReactNode }) => {
  const t = useTexts('programmes')
  const facts = useFacts(node.kind)
  return (
    <>
      {why ?? <Hint>{t('settings.form.readOnly')}</Hint>}
      <Facts stacked>
        {facts(node).map(({ key, label, value }) => (
          <Fact key={key} label={label}>
            {value || t('settings.form.noValue')}
          </Fact>
        ))}
      </Facts>
    </>
  )
}
