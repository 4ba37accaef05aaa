import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Plan } from '../assignment.types.ts'
import type { PlanState } from '../use-plan.ts'

type Around = {
  state: PlanState
  /** Whether the form has been changed since the plan was computed. */
  isEdited: boolean
}

/** Actions on a plan. */
export const planActions = actionsOf<Plan, 'again', Around>(
  'expert-assignment:plan',
  {
    again: {
      icon: RedoIcon,
      primary: (_plan, { state }) => state.isOutdated,
      when: (_plan, { isEdited }) => !isEdited,
      whyNot: (_plan, { t }) => t('plan.edited'),
      run: (_plan, { state }) => state.again(),
    },
    order: {
      primary: true,
      confirm: true,
      whyNot: ({ pairs }, { t, isEdited }) =>
        pairs.length > 0 && t(isEdited ? 'plan.edited' : 'plan.outdated'),
      send: async (plan, { state, go }) => {
        await state.order(plan)
        go('/bch/view/expert-job')
      },
    },
  },
  {
    words: ({ pairs }) => ({ count: pairs.length }),
    showRefusal: (_plan, error, { state }) => state.renew(error),
  },
)
