import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { requiredLongText } from '#platform/contract/fields.ts'
import { text as word } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { messageLength } from '../domain/states.ts'

const schema = z.object({ text: requiredLongText(messageLength) })

type Props = {
  /** Key under which the draft is stored. */
  name: string
  about: string
  label: string
  help?: string
  /** Text to start from. */
  given?: string
  submit: string
  /** Key of the message shown after sending. */
  done: string
  send: (text: string) => Promise<unknown>
}

/** Form in the drawer for a text that is passed on. */
export const WordsForm = ({ name, about, label, help, given = '', submit, done, send }: Props) => {
  const form = useProductForm({
    draft: `expert-question:${name}`,
    schema,
    defaults: { text: given },
    onSubmit: async ({ text }) => {
      await send(text)
      notify({ code: 200, text: word(`expert-talks:${done}`) })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{about}</p>
      <Form form={form} submitLabel={submit} onCancel={cancelDrawer} guard={false}>
        <TextField name="text" label={label} help={help} rows={6} />
      </Form>
    </>
  )
}
