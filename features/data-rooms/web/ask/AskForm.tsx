import '#platform/web/work/components/drawer/drawer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { requestData } from '../../contract/data-request.endpoints.ts'

const schema = requestData.body.omit({ projectId: true })

/** Form of a data request: purpose and competing interests. */
export const AskForm = ({ projectId }: { projectId: number }) => {
  const t = useTexts('data-rooms')
  const ask = useCommand(requestData, { success: t('ask.done') })
  const form = useProductForm({
    draft: `data-request:${projectId}`,
    schema,
    defaults: { purpose: '', rivals: '', declares: false as true, sharesContacts: false },
    onSubmit: async (values) => {
      await ask.mutateAsync({ body: { ...values, projectId } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('ask.text')}</p>
      <Form form={form} submitLabel={t('ask.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField name="purpose" label={t('ask.purpose')} help={t('ask.purposeHelp')} rows={5} autoFocus />
        <TextField name="rivals" label={t('ask.rivals')} help={t('ask.rivalsHelp')} rows={3} />
        <SwitchField name="declares" label={t('ask.declares')} help={t('ask.declaresHelp')} />
        <SwitchField
          name="sharesContacts"
          label={t('ask.sharesContacts')}
          help={t('ask.sharesContactsHelp')}
        />
      </Form>
    </>
  )
}
