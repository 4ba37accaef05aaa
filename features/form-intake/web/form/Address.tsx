import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { IntakeForm } from '../form.types.ts'
import { Copied } from '#platform/web/work/components/Copied.tsx'
import { NextSecret } from './NextSecret.tsx'

/** Where another site sends to, and the secret it sends with. */
export const Address = ({ form }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const ask = () =>
    openDrawer({ title: t('address.rotateTitle', { name: form.name }), body: <NextSecret form={form} /> })
  return (
    <Section
      title={t('address.title')}
      help={t('address.help')}
      action={<Button onClick={ask}>{t('address.rotate')}</Button>}
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
