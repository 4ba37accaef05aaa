import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm, type ProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { sendMassMessage } from '../contract/mass-message.endpoints.ts'
import type { OpenMessage } from './mass-message.types.ts'
import { PreviewFor } from './PreviewFor.tsx'

const tomorrow = (): string => dayIn(ownTimeZone(), Date.now() + 86_400_000)

const When = ({ form }: { form: ProductForm }) => {
  const t = useTexts('mass-messages')
  const when = useWatch({ control: form.form.control, name: 'when' }) as string
  return (
    <>
      <SelectField
        name="when"
        label={t('send.when')}
        options={(['NOW', 'LATER'] as const).map((value) => ({ value, label: t(`send.whens.${value}`) }))}
      />
      {when === 'LATER' ? (
        <>
          <div className="form-row">
            <DateField name="day" label={t('send.day')} />
            <TextField name="time" label={t('send.time')} placeholder="09:00" />
          </div>
          <SelectField
            name="clock"
            label={t('send.clock')}
            help={t('send.clockHelp')}
            options={(['MINE', 'THEIRS'] as const).map((value) => ({
              value,
              label: t(`send.clocks.${value}`),
            }))}
          />
        </>
      ) : null}
    </>
  )
}

/** Form that writes the message of a dry run, previews it and sends it. */
export const SendForm = ({ message }: { message: OpenMessage }) => {
  const t = useTexts('mass-messages')
  const [day] = useState(tomorrow)
  const send = useCommand(sendMassMessage, { success: t('send.done') })
  const form = useProductForm({
    draft: `mass-message:${message.id}`,
    schema: sendMassMessage.body,
    defaults: {
      messageId: message.id,
      version: message.version,
      subject: message.subject,
      body: message.body,
      when: 'NOW' as const,
      day,
      time: '09:00',
      clock: 'MINE' as const,
      timeZone: ownKnownZone(),
    },
    onSubmit: (body) => send.mutateAsync({ body }),
  })
  if (message.recipients === 0)
    return (
      <Section title={t('send.title')}>
        <p className="mass-quiet">{t('send.nobody')}</p>
      </Section>
    )
  return (
    <Section title={t('send.title')}>
      <Form form={form} submitLabel={t('send.submit', { count: message.recipients })}>
        <TextField name="subject" label={t('send.subject')} />
        <TextField
          name="body"
          label={t('send.body')}
          rows={8}
          help={t('send.places', { places: message.placeholders.map((name) => `{{${name}}}`).join(', ') })}
        />
        <When form={form} />
      </Form>
      <PreviewFor message={message} form={form} />
    </Section>
  )
}
