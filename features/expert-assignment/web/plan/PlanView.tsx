import { useId, type Ref } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { Plan } from '../assignment.types.ts'
import type { PlanState } from '../use-plan.ts'
import { Loads } from './Loads.tsx'
import { Pairs } from './Pairs.tsx'
import { planActions } from './plan-actions.ts'
import { RuledOut } from './RuledOut.tsx'
import { Unstaffed } from './Unstaffed.tsx'

type Props = {
  state: PlanState
  plan: Plan
  /** Whether the form has been changed since the plan was computed. */
  isEdited: boolean
  ref: Ref<HTMLElement>
}

/** A plan: problems first, then the pairs with reasons, and the resulting loads. */
export const PlanView = ({ state, plan, isEdited, ref }: Props) => {
  const t = useTexts('expert-assignment')
  const id = useId()
  const { isOutdated } = state
  const count = plan.pairs.length
  const actions = useActions(planActions, { state, isEdited })(
    isOutdated || isEdited ? { ...plan, actions: [] } : plan,
  )
  return (
    <section ref={ref} className="assignment-plan" tabIndex={-1} aria-labelledby={id}>
      <header className="assignment-head">
        <h2 id={id}>{t('plan.title', { count })}</h2>
        <div className="assignment-head-actions">
          <ActionButtons actions={actions} />
        </div>
      </header>
      <p className="assignment-muted" role="status">
        {isEdited ? t('plan.edited') : isOutdated ? t('plan.outdated') : t('plan.ready')}
      </p>
      {state.isRenewed ? (
        <Notice tone="rejected" icon={WarningIcon} role="status">
          {t('plan.renewed')}
        </Notice>
      ) : null}
      {plan.more.tasks || plan.more.experts ? (
        <Notice>{t(plan.more.tasks ? 'plan.moreTasks' : 'plan.moreExperts')}</Notice>
      ) : null}
      {plan.skipped > 0 ? <Notice>{t('plan.skipped', { count: plan.skipped })}</Notice> : null}
      <Unstaffed plan={plan} />
      {count > 0 ? <Pairs plan={plan} state={state} /> : null}
      <RuledOut plan={plan} state={state} />
      {plan.experts.length > 0 ? <Loads plan={plan} /> : null}
    </section>
  )
}
