import './form.css'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { Button } from '../Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormContext } from './form-context.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  children: ReactNode
  submitLabel: string
  danger?: boolean
  /** There is nothing to submit yet. */
  disabled?: boolean
  /** Adds a cancel button. */
  onCancel?: (() => void) | undefined
  /** Next to the buttons: "saved 12:31". */
  note?: ReactNode
  /** The page has another primary action. */
  secondary?: boolean
  /** A form in the drawer is closed by Esc without a question. */
  guard?: boolean
}

/** A form with an error summary, a draft notice, Ctrl/Cmd+Enter and a question before leaving unsaved changes. */
export const Form = ({
  form,
  children,
  submitLabel,
  danger = false,
  disabled = false,
  secondary = false,
  onCancel,
  note,
  guard = true,
}: Props) => {
  const t = useTexts()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // A form in a drawer must not submit the form that contains the drawer: React events bubble through portals.
    event?.stopPropagation()
    if (!form.isSubmitting && !disabled) void form.submit()
  }
  useShortcuts([{ keys: 'Mod+Enter', label: t('shortcuts.submit') }])
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  }
  return (
    <FormContext value={form}>
      <form className="form" noValidate onSubmit={submit} onKeyDown={byKeys}>
        {form.restored ? (
          <div className="form-restored" role="status">
            {t('form.draftRestored')}
            <Button size="small" variant="text" onClick={form.startOver}>
              {t('form.draftDiscard')}
            </Button>
          </div>
        ) : null}
        <ErrorSummary product={form} />
        <div className="form-fields">{children}</div>
        <div className="form-buttons">
          <Button
            type="submit"
            variant={secondary ? 'outlined' : 'contained'}
            color={danger ? 'error' : 'primary'}
            loading={form.isSubmitting}
            disabled={disabled}
            // Blur may show a field's error and move this button away from the pointer: keep the focus until the
            // click.
            onMouseDown={(event) => event.preventDefault()}
          >
            {submitLabel}
          </Button>
          {onCancel ? <Button onClick={onCancel}>{t('actions.cancel')}</Button> : null}
          {note ? <span className="form-note">{note}</span> : null}
        </div>
        {guard ? <UnsavedGuard when={form.isDirty && !form.isSubmitting} onLeave={form.startOver} /> : null}
      </form>
    </FormContext>
  )
}
