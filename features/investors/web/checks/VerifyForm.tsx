import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { verifyInvestor } from '../../contract/investor-check.endpoints.ts'
import type { InvestorCheck } from '../investor-work.types.ts'

const schema = verifyInvestor.body.omit({ personUid: true })

/** Form of an investor's verification: evidence and date. */
export const VerifyForm = ({ investor: { id } }: { investor: InvestorCheck }) => {
  const t = useTexts('investors')
  const verify = useCommand(verifyInvestor, { success: t('checks.done') })
  const form = useProductForm({
    draft: `investor-check:${id}`,
    schema,
    defaults: { evidence: '', checkedDay: null as unknown as string },
    onSubmit: async (values) => {
      await verify.mutateAsync({ body: { ...values, personUid: id } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('checks.actions.verify')} onCancel={cancelDrawer} guard={false}>
      <TextField
        name="evidence"
        label={t('checks.evidence')}
        help={t('checks.evidenceHelp')}
        rows={4}
        autoFocus
      />
      <DateField name="checkedDay" label={t('checks.checkedDay')} />
    </Form>
  )
}
