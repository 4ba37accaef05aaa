import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { givenFee } from '../../contract/expert-job.schemas.ts'
import { dayOf } from './day-of.ts'
import { useOrderForm, type OrderOverride, type OrderBeginning } from './use-order-form.ts'
import { useOrderPlan } from './use-order-plan.ts'

/** The typed fee of one job; null while there is none. */
const feeOf = (amount: unknown, currency: unknown): { amount: number; currency: string } | null => {
  const fee = givenFee.safeParse({ amount, currency })
  return fee.success ? { amount: Number(fee.data.amount), currency: fee.data.currency } : null
}

type Options = {
  begin?: OrderBeginning | undefined
  override?: OrderOverride | undefined
  /** Whether the form offers a choice of tasks, which begins with these. */
  choosesTasks?: boolean | undefined
  /** For an investor or mentor who orders for themselves. */
  own?: boolean
}

/** An order with its preview: pairs that cannot be ordered are skipped, and named in the label that sends the rest. */
export const useOrder = (
  given: readonly number[],
  { begin, override, choosesTasks = false, own = false }: Options,
) => {
  const t = useTexts('expertise')
  // Pairs that the latest preview named as blocked.
  const left = useRef<readonly { taskId: number; expertUid: string }[]>([])
  const form = useOrderForm(given, {
    begin,
    override,
    choosesTasks,
    skip: () => left.current.map(({ taskId, expertUid }) => ({ taskId, expertUid })),
  })
  const taskIds = choosesTasks ? (form.form.watch('taskIds') as unknown as readonly number[]) : given
  const expertUids = form.form.watch('expertUids') as unknown as readonly string[]
  const dueOn = dayOf(form.form.watch('dueOn'))
  const { plan, error, overridable, skipped } = useOrderPlan(taskIds, expertUids, dueOn, { own })
  useEffect(() => {
    left.current = skipped
  })
  const fee = feeOf(form.form.watch('feeAmount'), form.form.watch('feeCurrency'))
  const count = taskIds.length * expertUids.length - skipped.length
  const ordered = count > 0 ? t('ordering.submit', { count }) : t('ordering.open')
  const submitLabel =
    skipped.length > 0 ? `${ordered}, ${t('ordering.skip', { count: skipped.length })}` : ordered
  return { form, taskIds, plan, error, overridable, skipped, fee, count, submitLabel }
}
