import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { addEventFollowUp } from '../../contract/after.endpoints.ts'

const schema = addEventFollowUp.body.omit({ id: true })

/** Notes the next step with a project. */
export const FollowUpForm = ({ id }: { id: number }) => {
  const t = useTexts('events')
  const save = useCommand(addEventFollowUp, { success: t('after.followUpSaved') })
  const form = useProductForm({
    draft: `event-follow-up:${id}`,
    schema,
    defaults: { step: '', dueOn: '' },
    onSubmit: async (values) => {
      await save.mutateAsync({ body: { ...values, id } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('after.followUpText')}</p>
      <Form form={form} submitLabel={t('after.saveFollowUp')} onCancel={cancelDrawer} guard={false}>
        <TextField name="step" label={t('after.step')} />
        <DateField name="dueOn" label={t('after.due')} />
      </Form>
    </>
  )
}
