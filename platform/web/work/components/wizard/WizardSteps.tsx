import { useTexts } from '../../../i18n/use-texts.ts'
import { CheckIcon, WarningIcon } from '../icons/icons.ts'
import type { StepState, WizardStep } from './wizard-steps.ts'

type Props = {
  label: string
  steps: readonly WizardStep[]
  states: Record<string, StepState>
  onGo: (key: string) => void
}

const mark = (state: StepState | undefined, at: number) =>
  state === 'done' ? <CheckIcon /> : state === 'wrong' ? <WarningIcon /> : at + 1

/** The steps of a wizard with their state; can be opened in any order. */
export const WizardSteps = ({ label, steps, states, onGo }: Props) => {
  const t = useTexts()
  return (
    <nav className="wizard-steps" aria-label={label}>
      <ol>
        {steps.map(({ key, title }, at) => {
          const state = states[key] ?? 'open'
          return (
            <li key={key} className={`wizard-step wizard-step-${state}`}>
              <button
                type="button"
                onClick={() => onGo(key)}
                {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
              >
                <span className="wizard-mark tabular" aria-hidden>
                  {mark(state, at)}
                </span>
                <span className="wizard-title">{title}</span>
                <span className="visually-hidden">{t(`wizard.${state}`)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
