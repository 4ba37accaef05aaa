import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Content } from '../settings.queries.ts'
import { differences } from './content-values.ts'
import type { ContentFormState } from './use-content-form.ts'
import { useFacts } from './use-facts.ts'

type Props = { node: Content & Record<string, unknown>; state: ContentFormState }

/** Somebody changed the record meanwhile: what is different now, and whose changes to keep. */
export const Conflict = ({ node, state }: Props) => {
  const t = useTexts('programmes')
  const facts = useFacts(node.kind)
  if (!state.isConflict) return null
  const changed = differences(facts(node), facts(state.product.form.getValues()))
  return (
    <section className="settings-conflict" aria-label={t('settings.form.conflict.title')}>
      <p>{t('settings.form.conflict.text')}</p>
      {changed.length > 0 ? (
        <>
          <h3>{t('settings.form.conflict.theirs')}</h3>
          <dl>
            {changed.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value || t('settings.form.conflict.empty')}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <div className="form-buttons">
        <Button onClick={state.keepMine}>{t('settings.form.conflict.mine')}</Button>
        <Button variant="text" onClick={state.takeTheirs}>
          {t('settings.form.conflict.take')}
        </Button>
      </div>
    </section>
  )
}
