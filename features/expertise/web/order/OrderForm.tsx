import '../expertise.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { dayOf } from './day-of.ts'
import { ExpertChoice } from './ExpertChoice.tsx'
import { OrderPreview } from './OrderPreview.tsx'
import { feeOf } from './order-fee.ts'
import { OrderSum } from './OrderSum.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { useOrderForm, type OrderBeginning } from './use-order-form.ts'
import { useOrderPlan } from './use-order-plan.ts'

type Props = SlotProps<'expertise.order'> & { begin?: OrderBeginning }

const none: readonly never[] = []

/** Orders expertise of tasks: experts, type and due date, with a preview per pair. */
export const OrderForm = ({ taskIds, asked, begin }: Props) => {
  const t = useTexts('expertise')
  // Pairs that the latest preview named as blocked. Another feature's order is placed whole.
  const left = useRef<readonly { taskId: number; expertUid: string }[]>([])
  const form = useOrderForm(taskIds, {
    begin,
    asked,
    skip: () => (asked ? [] : left.current.map(({ taskId, expertUid }) => ({ taskId, expertUid }))),
  })
  const watched = (name: string): unknown => form.form.watch(name)
  const expertUids = watched('expertUids') as readonly string[]
  const { plan, error, overridable, skipped } = useOrderPlan(taskIds, expertUids, dayOf(watched('dueOn')))
  const skips = asked ? 0 : skipped.length
  useEffect(() => {
    left.current = skipped
  })
  const count = taskIds.length * expertUids.length - skips
  const ordered = count > 0 ? t('ordering.submit', { count }) : t('ordering.open')
  const submitLabel = skips > 0 ? `${ordered}, ${t('ordering.skip', { count: skips })}` : ordered
  return (
    <Form form={form} submitLabel={submitLabel} disabled={count <= 0} onCancel={cancelDrawer} guard={false}>
      <ExpertChoice taskIds={taskIds} />
      <OrderPreview plan={plan} error={error} skips={skips > 0} />
      {overridable ? (
        <TextField
          name="overrideReason"
          required
          label={t('ordering.overrideReason')}
          help={t('ordering.overrideHelp')}
          rows={2}
        />
      ) : null}
      <OrderTerms />
      {plan && count > 0 ? (
        <OrderSum
          plan={plan}
          skipped={asked ? none : skipped}
          dueOn={dayOf(watched('dueOn'))}
          fee={feeOf(watched('feeAmount'), watched('feeCurrency'))}
        />
      ) : null}
    </Form>
  )
}
