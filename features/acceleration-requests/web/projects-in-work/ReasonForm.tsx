import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text as anyText } from '#platform/contract/fields.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'

type Props = {
  /** Names the draft: one per project and deed, so that a reason never comes back at another project. */
  draft: string
  /** What will happen, and to whom. */
  text: string
  label: string
  help: string
  required: boolean
  submitLabel: string
  onSubmit: (reason: string) => Promise<unknown>
}

/** Asks for the reason of a deed that takes something away from a project. */
export const ReasonForm = ({ draft, text, label, help, required, submitLabel, onSubmit }: Props) => {
  const form = useProductForm({
    draft,
    schema: useMemo(() => z.object({ reason: required ? requiredText(1200) : anyText(1200) }), [required]),
    defaults: { reason: '' },
    onSubmit: async ({ reason }) => {
      await onSubmit(reason)
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{text}</p>
      <Form form={form} submitLabel={submitLabel} danger onCancel={cancelDrawer} guard={false}>
        <TextField name="reason" label={label} help={help} rows={5} autoFocus />
      </Form>
    </>
  )
}
