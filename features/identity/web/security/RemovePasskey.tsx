import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { removePasskey } from '../../contract/security.endpoints.ts'

/** Removes a passkey, in the drawer. */
export const RemovePasskey = ({ passkey: { id, name } }: { passkey: { id: string; name: string } }) => {
  const t = useTexts('identity')
  const remove = useCommand(removePasskey, {
    success: t('security.passkeys.removed'),
  })
  const form = useProductForm({
    draft: null,
    schema: removePasskey.body,
    defaults: { id, password: '' },
    onSubmit: async (values) => {
      await remove.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form
      form={form}
      submitLabel={t('security.passkeys.remove')}
      danger
      onCancel={cancelDrawer}
      guard={false}
    >
      <p className="section-help">{t('security.passkeys.removeText', { name })}</p>
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('security.yourPassword')}
        autoFocus
      />
    </Form>
  )
}
