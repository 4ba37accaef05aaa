import '#platform/web/work/components/drawer/drawer.css'
import { useState } from 'react'
import { z } from 'zod'
import { day, text } from '#platform/contract/fields.ts'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { text as word } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'

const schema = z.object({ paidOn: day(), note: text(300) })

type Props = {
  /** Sentence that describes the payment. */
  about: string
  /** Key of the message shown afterwards. */
  done: string
  send: (values: { paidOn: string; note: string }) => Promise<unknown>
}

/** Form that records a payment: its date and a reference to the document. */
export const PayForm = ({ about, done, send }: Props) => {
  const t = useTexts('expert-payments')
  const [today] = useState(() => dayIn(ownTimeZone(), Date.now()))
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { paidOn: today, note: '' },
    onSubmit: async (values) => {
      await send(values)
      notify({ code: 200, text: word(`expert-payments:${done}`) })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{about}</p>
      <Form form={form} submitLabel={t('pay.submit')} onCancel={cancelDrawer} guard={false}>
        <DateField name="paidOn" label={t('pay.paidOn')} max={today} />
        <TextField name="note" label={t('pay.note')} help={t('pay.noteHelp')} />
      </Form>
    </>
  )
}
