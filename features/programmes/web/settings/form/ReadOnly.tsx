import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Hint } from '../Hint.tsx'
import type { Content } from '../settings.queries.ts'
import { useFacts } from './use-facts.ts'

/** The same fields for those who may only read them. */
export const ReadOnly = ({ node }: { node: Content & Record<string, unknown> }) => {
  const t = useTexts('programmes')
  const facts = useFacts(node.kind)
  return (
    <>
      <Hint>{t('settings.form.readOnly')}</Hint>
      <dl className="settings-facts">
        {facts(node).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value || t('settings.form.noValue')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
