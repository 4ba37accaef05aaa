import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { dayOf } from './day-of.ts'
import { ExpertChoice } from './ExpertChoice.tsx'
import { OrderPreview } from './OrderPreview.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { useOrderForm, type OrderBeginning } from './use-order-form.ts'
import { useOrderPlan } from './use-order-plan.ts'

type Props = SlotProps<'expertise.order'> & { begin?: OrderBeginning }

/** Orders expertise of tasks: experts, type and due date, with a preview per pair. */
export const OrderForm = ({ taskIds, asked, begin }: Props) => {
  const t = useTexts('expertise')
  const form = useOrderForm(taskIds, { begin, asked })
  const watched = (name: string): unknown => form.form.watch(name)
  const expertUids = watched('expertUids') as readonly string[]
  const { plan, error, overridable } = useOrderPlan(taskIds, expertUids, dayOf(watched('dueOn')))
  const count = taskIds.length * expertUids.length
  return (
    <Form
      form={form}
      submitLabel={count === 0 ? t('ordering.open') : t('ordering.submit', { count })}
      disabled={count === 0}
      onCancel={cancelDrawer}
      guard={false}
    >
      <ExpertChoice taskIds={taskIds} />
      <OrderPreview plan={plan} error={error} />
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
    </Form>
  )
}
