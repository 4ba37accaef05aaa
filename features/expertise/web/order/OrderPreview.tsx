import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BlockIcon, CheckIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import type { OrderPlan } from './use-order-plan.ts'

type Props = {
  plan: OrderPlan | undefined
  error: Error | null
  /** Blocked pairs are left out, instead of preventing the order. */
  skips?: boolean
}

/** Preview of the order per pair: who reviews which task, and why others cannot. */
export const OrderPreview = ({ plan, error, skips = false }: Props) => {
  const t = useTexts('expertise')
  if (error) return <ErrorState error={error} />
  if (!plan) return null
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  const experts = new Map(plan.experts.map((expert) => [expert.uid, expert.name]))
  const refused = plan.pairs.filter(({ trouble, overridable }) => trouble !== null && !overridable).length
  return (
    <section className="expertise-preview" role="status">
      <h3>{t('ordering.preview', { count: plan.pairs.length - (skips ? refused : 0) })}</h3>
      <ul>
        {plan.pairs.map(({ taskId, expertUid, trouble, warnings, conflicts, overridable }) => {
          const task = tasks.get(taskId)
          const reasons = conflicts.map((reason) => t(`conflicts.${reason}`)).join(', ')
          const Icon =
            trouble === null && warnings.length === 0
              ? CheckIcon
              : trouble === null || overridable
                ? WarningIcon
                : BlockIcon
          return (
            <li key={`${taskId} ${expertUid}`} data-trouble={trouble === null ? undefined : 'yes'}>
              <Icon />
              <span>
                <b>{experts.get(expertUid) ?? t('ordering.unknownExpert')}</b>
                {` · ${task?.project.name ?? ''}, ${task?.name ?? ''}`}
                {trouble === null && warnings.length > 0 ? (
                  <small>{warnings.map((note) => t(`ordering.notes.${note}`)).join(', ')}</small>
                ) : null}
                {trouble === null ? null : (
                  <small>{trouble === 'CONFLICT' ? reasons : t(`ordering.troubles.${trouble}`)}</small>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {refused > 0 ? <p>{t(skips ? 'ordering.skipped' : 'ordering.refused', { count: refused })}</p> : null}
    </section>
  )
}
