import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { requiredText } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { resolveExpertDispute } from '../../contract/expert-payment.endpoints.ts'
import { resolutions } from '../../domain/states.ts'
import type { JobPayment } from '../books.types.ts'

const schema = z.object({
  resolution: z.enum(resolutions, 'NOT_IN_LIST'),
  // The form always has an amount; it is left out of the request if unchanged.
  amount: resolveExpertDispute.body.shape.amount.unwrap().unwrap(),
  comment: requiredText(1200),
})

/**
 * Form that resolves a dispute: keep the previous state, or make the amount due. The amount can be corrected unless it
 * was paid.
 */
export const ResolveForm = ({ payment }: { payment: JobPayment }) => {
  const t = useTexts('expert-payments')
  const resolve = useCommand(resolveExpertDispute, { success: t('resolve.done') })
  const { id, version, amount, currency, disputeReason } = payment
  const wasPaid = payment.paidOn !== null
  const form = useProductForm({
    draft: `resolve-dispute:${id}`,
    schema,
    defaults: { resolution: wasPaid ? 'KEEP' : 'DUE', amount: amount, comment: '' },
    onSubmit: async (values) => {
      const owed = !wasPaid && values.resolution === 'DUE' && Number(values.amount) !== Number(amount)
      await resolve.mutateAsync({
        body: { jobId: id, version, ...values, amount: owed ? values.amount : null },
      })
      closeDrawer()
    },
  })
  const isOwed = !wasPaid && form.form.watch('resolution') === 'DUE'
  return (
    <>
      <p className="drawer-text">
        {t('resolve.about', {
          number: payment.serialNumber,
          amount: formatMoney(amount, currency),
          reason: disputeReason,
        })}
      </p>
      <Form form={form} submitLabel={t('resolve.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="resolution"
          label={t('resolve.resolution')}
          options={resolutions.map((value) => ({
            value,
            label: t(`resolve.${wasPaid ? 'asPaid' : 'as'}.${value}`),
          }))}
        />
        {isOwed ? <MoneyField name="amount" label={t('resolve.amount')} currency={currency} /> : null}
        <TextField name="comment" label={t('resolve.comment')} help={t('resolve.commentHelp')} rows={4} />
      </Form>
    </>
  )
}
