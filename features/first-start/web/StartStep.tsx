import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { getFirstStart } from '../contract/first-start.endpoints.ts'
import { stepActions } from './start-actions.ts'
import { isDone, isOff } from '../domain/steps.rules.ts'

type Step = ResponseOf<typeof getFirstStart>['steps'][number]

/** One step: its description, state and actions. */
export const StartStep = ({ step }: { step: Step }) => {
  const t = useTexts('first-start')
  const actions = useActions(stepActions)(step)
  const { step: name, state, value, checkedAt } = step
  const title = t(`names.${name}`)
  return (
    <li className={`first-start__step first-start__step--${state.toLowerCase()}`}>
      <span className="first-start__mark" aria-hidden="true">
        {isDone(step) ? <CheckCircleIcon /> : null}
      </span>
      <div className="first-start__words">
        <h2>{title}</h2>
        {value ? (
          <p className="first-start__value" translate="no">
            {value}
          </p>
        ) : null}
        <p>{t(isOff(step) ? `off.${name}` : `texts.${name}`)}</p>
        <p className="first-start__state">
          {t(`states.${state}`)}
          {checkedAt ? (
            <>
              {', '}
              <DateText value={checkedAt} as="time" />
            </>
          ) : null}
        </p>
      </div>
      <div className="first-start__actions">
        <ActionButtons actions={actions} labelOf={({ label }) => `${label}: ${title}`} />
      </div>
    </li>
  )
}
