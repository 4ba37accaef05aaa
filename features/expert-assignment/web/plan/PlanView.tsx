import { useId, type Ref } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { RedoIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { PlanState } from '../use-plan.ts'
import { Loads } from './Loads.tsx'
import { Pairs } from './Pairs.tsx'
import { RuledOut } from './RuledOut.tsx'
import { Unstaffed } from './Unstaffed.tsx'

type Props = {
  state: PlanState
  solved: NonNullable<PlanState['solved']>
  /** The form says something else by now than what was planned. */
  isEdited: boolean
  ref: Ref<HTMLElement>
}

/** A plan: what can't be done on top, who reviews what and why, and what becomes of the loads. */
export const PlanView = ({ state, solved, isEdited, ref }: Props) => {
  const t = useTexts('expert-assignment')
  const go = useGo()
  const id = useId()
  const { plan } = solved
  const { busy, isOutdated } = state
  const count = plan.pairs.length
  const mayOrder = count > 0 && !isOutdated && !isEdited
  const order = () =>
    confirm({
      title: t('plan.orderTitle', { count }),
      text: t('plan.orderText', {
        experts: plan.experts.filter(({ before, after }) => after > before).length,
      }),
      submitLabel: t('plan.order', { count }),
      onSubmit: async () => {
        const ordered = await state.order(solved)
        if (ordered === null) return
        notify({ code: 200, text: t('plan.ordered', { count: ordered }) })
        go('/bch/view/expert-job')
      },
    })
  return (
    <section ref={ref} className="assignment-plan" tabIndex={-1} aria-labelledby={id}>
      <header className="assignment-head">
        <h2 id={id}>{t('plan.title', { count })}</h2>
        <div className="assignment-head-actions">
          <Button
            startIcon={<RedoIcon />}
            disabled={isEdited}
            loading={busy === 'solving'}
            variant={isOutdated ? 'contained' : 'outlined'}
            onClick={() => void state.again()}
          >
            {t('plan.again')}
          </Button>
          <Button
            variant={isOutdated ? 'outlined' : 'contained'}
            disabled={!mayOrder}
            loading={busy === 'ordering'}
            onClick={order}
          >
            {t('plan.order', { count })}
          </Button>
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
