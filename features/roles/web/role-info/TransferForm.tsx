import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { offerRoleTransfer } from '../../contract/role.endpoints.ts'
import type { HeldRole } from '../role.types.ts'

/** Form in the drawer that offers a role to a person by email. */
export const TransferForm = ({ heldRole }: { heldRole: HeldRole }) => {
  const t = useTexts('roles')
  const offer = useCommand(offerRoleTransfer, {
    success: t('transfer.offered'),
  })
  const form = useProductForm({
    draft: null,
    schema: offerRoleTransfer.body,
    defaults: {
      role: heldRole.role,
      email: '',
      ...(heldRole.accelerator ? { acceleratorId: heldRole.accelerator.id } : {}),
    },
    onSubmit: async (values) => {
      await offer.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('transfer.submit')} onCancel={cancelDrawer} guard={false}>
      <p className="section-help">{t(heldRole.admin ? 'transfer.textAdmin' : 'transfer.text')}</p>
      <TextField
        name="email"
        type="email"
        label={t('transfer.email')}
        help={t('transfer.emailHelp')}
        autoFocus
      />
    </Form>
  )
}
