import './drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText } from '#platform/contract/fields.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { Option, OptionSearch } from '../form/combobox/options.ts'
import { ComboboxField } from '../form/ComboboxField.tsx'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/TextField.tsx'
import { useProductForm } from '../form/use-product-form.ts'
import { cancelDrawer, closeDrawer } from './drawer-store.ts'

/** Selectable recipients, and the preselected ones. */
export type Recipients = { find: OptionSearch; chosen: Option<string> | null }

/** Props of a message form; see `writeMessage`. */
export type MessageFormProps = {
  /** The readers as text, or a selection of recipients. */
  to: string | Recipients
  /** Also asks for a subject. */
  withSubject?: boolean
  onSubmit: (message: { to: string; subject: string; body: string }) => Promise<unknown>
}

export const MessageForm = ({ to, withSubject = false, onSubmit }: MessageFormProps) => {
  const t = useTexts()
  const recipients = typeof to === 'string' ? null : to
  const chosen = recipients?.chosen ?? null
  const isChosen = recipients !== null
  const schema = useMemo(
    () =>
      z.object({
        to: isChosen ? z.string('REQUIRED').min(1, 'REQUIRED') : z.string(),
        subject: withSubject ? requiredText(255) : z.string(),
        body: requiredText(4000),
      }),
    [withSubject, isChosen],
  )
  const form = useProductForm({
    draft: `message:${typeof to === 'string' ? to : (chosen?.value ?? '')}`,
    schema,
    defaults: { to: (chosen?.value ?? (isChosen ? null : '')) as string, subject: '', body: '' },
    onSubmit: async (values) => {
      await onSubmit(values)
      closeDrawer()
    },
  })
  return (
    <>
      {typeof to === 'string' ? <div className="drawer-text">{to}</div> : null}
      <Form form={form} submitLabel={t('actions.send')} onCancel={cancelDrawer} guard={false}>
        {recipients ? (
          <ComboboxField
            name="to"
            label={t('drawer.to')}
            options={recipients.find}
            {...(chosen ? { chosen: [chosen] } : {})}
          />
        ) : null}
        {withSubject ? (
          <TextField name="subject" label={t('drawer.subject')} autoFocus={!recipients || chosen !== null} />
        ) : null}
        <TextField name="body" label={t('drawer.message')} rows={8} autoFocus={!withSubject} />
      </Form>
    </>
  )
}
