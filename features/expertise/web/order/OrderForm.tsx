import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { ExpertChoice } from './ExpertChoice.tsx'
import { OrderPreview } from './OrderPreview.tsx'
import { OrderSum } from './OrderSum.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { TaskChoice } from './TaskChoice.tsx'
import { useOrder } from './use-order.ts'
import type { OrderBeginning } from './use-order-form.ts'

type Props = SlotProps<'expertise.order'> & { begin?: OrderBeginning; choosesTasks?: boolean }

/**
 * Orders expertise of tasks: experts, type and due date, with a preview per pair; with `choosesTasks` also which tasks,
 * beginning with these.
 */
export const OrderForm = ({ taskIds: given, override, begin, choosesTasks = false }: Props) => {
  const t = useTexts('expertise')
  const { form, taskIds, plan, error, overridable, skipped, fee, count, submitLabel } = useOrder(given, {
    begin,
    override,
    choosesTasks,
  })
  return (
    <Form form={form} submitLabel={submitLabel} disabled={count <= 0} onCancel={cancelDrawer} guard={false}>
      {choosesTasks ? <TaskChoice taskIds={given} /> : null}
      <ExpertChoice taskIds={taskIds} />
      <OrderPreview plan={plan} error={error} skips={skipped.length > 0} />
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
      {plan && count > 0 ? <OrderSum plan={plan} skipped={skipped} fee={fee} /> : null}
    </Form>
  )
}
