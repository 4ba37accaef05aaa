import './drawer.css'
import { useMemo, type ReactNode } from 'react'
import { z } from 'zod'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/TextField.tsx'
import { useProductForm } from '../form/use-product-form.ts'
import { cancelDrawer, closeDrawer, drawerStore } from './drawer-store.ts'

/** What a confirmation is told; see `confirm`. */
export type ConfirmFormProps = {
  /** The question, which names the record. */
  title: string
  /** What will happen, and to whom. */
  text: ReactNode
  /** What one decides about, in full: the letter of whoever asks. */
  about?: ReactNode
  submitLabel: string
  danger?: boolean
  /** Asks for words that go with it. */
  reason?: { label: string; help?: string; required?: boolean; max?: number; aid?: ReactNode }
  /** Does it; the drawer closes afterwards unless it holds something else by then. A failure is shown in the drawer and keeps what was typed. */
  onSubmit: (reason: string) => Promise<unknown> | void
}

/**
 * Says what will happen and asks once more, with a reason where one is wanted. An unfinished reason is kept under
 * the words that name the record, so that it never comes up at another one.
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
      // What came of it may be shown in the drawer: a secret that is shown once.
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
