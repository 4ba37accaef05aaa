import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { reportAdaptationItem } from '../contract/adaptation-plan.endpoints.ts'
import type { PlanItem } from './plan.types.ts'

/** Form in the drawer of an item's result. */
export const ReportForm = ({ item: { id, title, result, done } }: { item: PlanItem }) => {
  const t = useTexts('adaptation-plans')
  const report = useCommand(reportAdaptationItem, { success: t('report.saved') })
  const form = useProductForm({
    draft: `adaptation-report:${id}`,
    schema: reportAdaptationItem.body,
    defaults: { itemId: id, result, done },
    onSubmit: async (body) => {
      await report.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('report.save')} onCancel={cancelDrawer} guard={false}>
      <p>{title}</p>
      <TextField name="result" label={t('report.result')} rows={4} autoFocus />
      <SwitchField name="done" label={t('report.done')} />
    </Form>
  )
}
