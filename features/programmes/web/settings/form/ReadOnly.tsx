import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Hint } from '../Hint.tsx'
import type { Content } from '../settings.queries.ts'
import { useFacts, type Template } from './use-facts.ts'

type Props = {
  node: Content & Record<string, unknown>
  why?: ReactNode
  templates?: readonly Template[] | undefined
}

/** The same fields, read-only. */
export const ReadOnly = ({ node, why, templates }: Props) => {
  const t = useTexts('programmes')
  const facts = useFacts(node.kind, templates)
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
