import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { changeEmail } from '../../contract/security.endpoints.ts'

/** Requests a change of address, in the drawer. */
export const ChangeEmail = () => {
  const t = useTexts('identity')
  const change = useCommand(changeEmail, {
    success: t('security.email.sent'),
  })
  const form = useProductForm({
    draft: null,
    schema: changeEmail.body,
    defaults: { email: '', password: '' },
    onSubmit: async (values) => {
      await change.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('security.email.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.email.text')}</p>
      <TextField name="email" type="email" autoComplete="email" label={t('security.email.new')} autoFocus />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('security.yourPassword')}
      />
    </Form>
  )
}
