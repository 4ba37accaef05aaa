import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText } from '#platform/contract/fields.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/TextField.tsx'
import { useProductForm } from '../form/use-product-form.ts'
import { cancelDrawer, closeDrawer } from './drawer-store.ts'

/** What a message form is told; see `writeMessage`. */
export type MessageFormProps = {
  /** Who will read it, in words. */
  to: string
  /** Asks for a subject as well. */
  withSubject?: boolean
  onSubmit: (message: { subject: string; body: string }) => Promise<unknown>
}

export const MessageForm = ({ to, withSubject = false, onSubmit }: MessageFormProps) => {
  const t = useTexts()
  const schema = useMemo(
    () => z.object({ subject: withSubject ? requiredText(255) : z.string(), body: requiredText(4000) }),
    [withSubject],
  )
  const form = useProductForm({
    draft: `message:${to}`,
    schema,
    defaults: { subject: '', body: '' },
    onSubmit: async (values) => {
      await onSubmit(values)
      closeDrawer()
    },
  })
  return (
    <>
      <div className="drawer-text">{to}</div>
      <Form form={form} submitLabel={t('actions.send')} onCancel={cancelDrawer} guard={false}>
        {withSubject ? <TextField name="subject" label={t('drawer.subject')} autoFocus /> : null}
        <TextField name="body" label={t('drawer.message')} rows={8} autoFocus={!withSubject} />
      </Form>
    </>
  )
}
