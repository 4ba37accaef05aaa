import { useMemo, type ClipboardEvent, type KeyboardEvent } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { FormContext } from '#platform/web/work/components/form/form-context.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { pointText } from '../../../contract/content.schemas.ts'

type Props = {
  label: string
  submitLabel: string
  /** Current text; empty for a new point. */
  text?: string
  /** Key of the draft of the typed text. */
  draft: string | null
  /** Stores the typed text, or several pasted points; returns a field's error code if refused. */
  put: (texts: readonly string[]) => string | null
  onCancel?: () => void
}

const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')

/** Form of a checklist's point: Enter stores it, and a pasted list becomes several points. */
export const PointForm = ({ label, submitLabel, text = '', draft, put, onCancel }: Props) => {
  const t = useTexts('programmes')
  const schema = useMemo(() => z.object({ text: pointText() }), [])
  const take = (texts: readonly string[]): void => {
    const problem = put(texts)
    if (problem) form.form.setError('text', { message: problem })
    else form.form.reset({ text: '' })
  }
  const form = useProductForm({
    draft,
    schema,
    defaults: { text },
    onSubmit: async (values) => take([values.text]),
  })
  const onPaste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    take(lines)
  }
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <FormContext value={form}>
      {/* Not the product's form: the page's primary button belongs to the task's own form. */}
      <form
        className="point-form"
        noValidate
        onPaste={onPaste}
        onKeyDown={byKeys}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <TextField name="text" label={label} autoFocus={onCancel !== undefined} />
        <span className="point-form-actions">
          <Button type="submit" size="small" loading={form.isSubmitting}>
            {submitLabel}
          </Button>
          {onCancel ? (
            <Button size="small" variant="text" onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
          ) : null}
        </span>
      </form>
    </FormContext>
  )
}
