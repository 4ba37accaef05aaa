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
  /** Adds a button that gives up. */
  onCancel?: (() => void) | undefined
  /** Stands beside the buttons: "saved 12:31". */
  note?: ReactNode
  /** The page has a primary action besides. */
  secondary?: boolean
  /** A form in the drawer is given up by Esc and needs no question. */
  guard?: boolean
}

/** A form with its summary of errors, its draft notice, Ctrl/Cmd+Enter and the question before leaving unsaved. */
export const Form = ({
  form,
  children,
  submitLabel,
  danger = false,
  secondary = false,
  onCancel,
  note,
  guard = true,
}: Props) => {
  const t = useTexts()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    // A form in a drawer of a form must not submit the outer one: React lets events rise through portals.
    event?.stopPropagation()
    if (!form.isSubmitting) void form.submit()
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
            // Leaving a field may show its error and move this button away from under the pointer: keep the focus till the click.
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
