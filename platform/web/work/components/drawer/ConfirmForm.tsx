import './drawer.css'
import { useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/TextField.tsx'
import { useProductForm } from '../form/use-product-form.ts'
import { cancelDrawer, closeDrawer, drawerStore } from './drawer-store.ts'

/** Props of a confirmation; see `confirm`. */
export type ConfirmFormProps = {
  /** The question, with the name of the record. */
  title: string
  /** The consequences, and the people affected. */
  text: ReactNode
  /** The full text to decide about: the requester's message. */
  about?: ReactNode
  submitLabel: string
  danger?: boolean
  /** Asks for a reason. */
  reason?: { label: string; help?: string; required?: boolean; max?: number; aid?: ReactNode }
  /** Runs it; the drawer closes afterwards unless its content has changed. An error is shown in the drawer and the text remains. */
  onSubmit: (reason: string) => Promise<unknown> | void
}

/**
 * Shows the consequences and asks for confirmation, with a reason if required. An unfinished reason is stored as a
 * draft under the title, which names the record, so that it never appears for another one.
 */
export const ConfirmForm = ({
  title,
  text,
  about,
  submitLabel,
  danger = false,
  reason,
  onSubmit,
}: ConfirmFormProps) => {
  const max = reason?.max ?? 1200
  const required = reason?.required ?? false
  const schema = useMemo(() => {
    const words = z.string().trim().max(max, 'TOO_LONG')
    return z.object({ reason: required ? words.min(1, 'REQUIRED') : words })
  }, [max, required])
  const form = useProductForm({
    draft: reason && typeof text === 'string' ? `confirm:${location.pathname}:${title}:${text}` : null,
    schema,
    defaults: { reason: '' },
    onSubmit: async (values) => {
      const question = drawerStore.get()
      await onSubmit(values.reason)
      // The result may be shown in the drawer: a secret that is shown once.
      if (drawerStore.get() === question) closeDrawer()
    },
  })
  return (
    <>
      {text ? <div className="drawer-text">{text}</div> : null}
      {about ? <div className="drawer-text">{about}</div> : null}
      <Form form={form} submitLabel={submitLabel} danger={danger} onCancel={cancelDrawer} guard={false}>
        {reason ? (
          <>
            <TextField name="reason" label={reason.label} help={reason.help} rows={5} autoFocus />
            {reason.aid}
          </>
        ) : null}
      </Form>
    </>
  )
}
