import '../form/form.css'
import './wizard.css'
import type { FormEvent, KeyboardEvent } from 'react'
import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { Button } from '../Button.tsx'
import { FormContext } from '../form/form-context.ts'
import type { ProductForm } from '../form/use-product-form.ts'
import { WarningIcon } from '../icons/icons.ts'
import { StepHeading } from './StepHeading.tsx'
import { useWizard } from './use-wizard.ts'
import type { WizardStep } from './wizard-steps.ts'
import { WizardSteps } from './WizardSteps.tsx'

type Props = { form: ProductForm; steps: readonly WizardStep[]; label: string; submitLabel: string }

/**
 * A form in steps: `<Wizard form={form} label={t('title')} submitLabel={t('send')} steps={[{ key, title, fields,
 * content }]} />`. Steps with their state are on the left (on small screens above) and can be opened in any order;
 * the form's draft survives leaving the page.
 */
export const Wizard = ({ form, steps, label, submitLabel }: Props) => {
  const t = useTexts()
  const { at, current, states, go, next } = useWizard(form, steps)
  const isLast = at === steps.length - 1
  const forward = (event?: FormEvent) => {
    event?.preventDefault()
    if (form.isSubmitting) return
    void (isLast ? form.submit() : next())
  }
  useShortcuts([{ keys: 'Mod+Enter', label: t('shortcuts.forward') }])
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    forward()
  }
  return (
    <FormContext value={form}>
      <div className="wizard">
        <WizardSteps label={label} steps={steps} states={states} onGo={go} />
        <form className="form" noValidate onSubmit={forward} onKeyDown={byKeys}>
          {form.restored ? (
            <div className="form-restored" role="status">
              {t('form.draftRestored')}
              <Button size="small" variant="text" onClick={form.startOver}>
                {t('form.draftDiscard')}
              </Button>
            </div>
          ) : null}
          {form.failure ? (
            <div className="form-summary" role="alert">
              <WarningIcon />
              <strong>{errorText(form.failure)}</strong>
            </div>
          ) : null}
          <StepHeading
            step={current.key}
            position={t('of', { position: at + 1, total: steps.length })}
            title={current.title}
          />
          <div className="form-fields" key={current.key}>
            {current.content}
          </div>
          <div className="form-buttons">
            <Button
              type="submit"
              variant="contained"
              loading={form.isSubmitting}
              // Blur may show a field's error and move this button: keep the focus until the click.
              onMouseDown={(event) => event.preventDefault()}
            >
              {isLast ? submitLabel : t('actions.next')}
            </Button>
            {at > 0 ? <Button onClick={() => go(steps[at - 1]!.key)}>{t('actions.back')}</Button> : null}
            <span className="form-note">{t('wizard.kept')}</span>
          </div>
        </form>
      </div>
    </FormContext>
  )
}
