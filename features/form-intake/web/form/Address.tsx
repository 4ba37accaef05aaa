import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { IntakeForm } from '../form.types.ts'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { formActions } from './form-actions.ts'

/** Address and secret for the other site. */
export const Address = ({ form }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const actions = useActions(formActions)(form)
  return (
    <Section
      title={t('address.title')}
      help={t('address.help')}
      action={<ActionButtons actions={actions} size="small" />}
    >
      <Copied label={t('address.url')} text={`${window.location.origin}${form.path}`} />
      <p className="form-intake-hint">
        {t('address.secretAt')}: <DateText value={form.secretAt} as="time" />
        {form.previousUntil ? (
          <>
            {' · '}
            {t('address.previousUntil')} <DateText value={form.previousUntil} as="time" />
          </>
        ) : null}
      </p>
    </Section>
  )
}
