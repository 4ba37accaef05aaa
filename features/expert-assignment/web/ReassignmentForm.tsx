import './assignment.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveReassignment } from '../contract/reassignment.endpoints.ts'

/** Form that sets the number of days after which an order is reassigned. */
export const ReassignmentForm = ({ days }: { days: number | null }) => {
  const t = useTexts('expert-assignment')
  const save = useCommand(saveReassignment, { success: t('untaken.saved') })
  const form = useProductForm({
    draft: null,
    schema: saveReassignment.body,
    defaults: { value: days },
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('untaken.save')} onCancel={cancelDrawer} guard={false}>
      <p className="assignment-muted">{t('untaken.text')}</p>
      <NumberField name="value" label={t('untaken.days')} help={t('untaken.daysHelp')} />
    </Form>
  )
}
