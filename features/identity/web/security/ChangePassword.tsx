import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { limitsStore } from '#platform/web/portal-limits.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { changePassword } from '../../contract/security.endpoints.ts'

/** Changes the password, in the drawer. */
export const ChangePassword = () => {
  const t = useTexts('identity')
  const { passwordLength } = useStore(limitsStore)
  const change = useCommand(changePassword, {
    success: t('security.password.done'),
  })
  const form = useProductForm({
    draft: null,
    schema: changePassword.body,
    defaults: { current: '', password: '', passwordRepeat: '' },
    onSubmit: async (values) => {
      await change.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('security.password.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t('security.password.text')}</p>
      <TextField
        name="current"
        type="password"
        autoComplete="current-password"
        label={t('security.password.current')}
        autoFocus
      />
      <TextField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('security.password.new')}
        help={t('security.password.rule', { count: passwordLength })}
      />
      <TextField
        name="passwordRepeat"
        type="password"
        autoComplete="new-password"
        label={t('security.password.repeat')}
      />
    </Form>
  )
}
