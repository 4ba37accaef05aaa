import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { acceptDaysBounds } from '../../domain/states.ts'

/** Number of days in which the accelerator answers a result. */
export const AcceptDaysForm = ({ days }: { days: number }) => {
  const t = useTexts('expertise')
  const save = useCommand(saveAcceptDays, { success: t('acceptance.saved') })
  const form = useProductForm({
    draft: null,
    schema: saveAcceptDays.body,
    defaults: { value: days },
    onSubmit: async (body) => {
      await save.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('acceptance.save')} onCancel={cancelDrawer} guard={false}>
      <p className="drawer-text">{t('acceptance.text')}</p>
      <NumberField
        name="value"
        label={t('acceptance.days')}
        help={t('acceptance.daysHelp', acceptDaysBounds)}
      />
    </Form>
  )
}
