import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { steps, type Step } from '../../domain/inputs.ts'

type Props = {
  step: Step
  /** Number of missing inputs per step. */
  left: (step: Step) => number
  /** The furthest step that can be opened, with all earlier ones complete. */
  reachable: Step
  onStep: (step: Step) => void
}

/** Navigation of the seven steps; a step opens when all earlier ones are complete. */
export const StepNavigation = ({ step: current, left, reachable, onStep }: Props) => {
  const t = useTexts('calculator')
  const furthest = steps.indexOf(reachable)
  return (
    <nav className="calculator__steps" aria-label={t('steps.label')}>
      <ol>
        {steps.map((step, n) => {
          const isFilled = n < furthest && left(step) === 0
          return (
            <li key={step}>
              <button
                type="button"
                className="calculator__step"
                aria-current={step === current ? 'step' : undefined}
                disabled={n > furthest}
                onClick={() => onStep(step)}
              >
                <span className="calculator__step-number" aria-hidden="true">
                  {isFilled && step !== current ? '✓' : n + 1}
                </span>
                <span>
                  {t(`steps.${step}`)}
                  {isFilled ? <span className="visually-hidden"> {t('steps.filled')}</span> : null}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
