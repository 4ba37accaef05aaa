import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { emailAddress } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { inviteToAccelerator } from '../../contract/invitation.endpoints.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** Here the person is named by the address, never chosen from the directory. */
const schema = z
  .object({ ...inviteToAccelerator.body.shape, email: emailAddress() })
  .omit({ personUid: true })

/** Invites somebody by e-mail into the accelerator's team, in the drawer. */
export const InviteForm = () => {
  const t = useTexts('teams')
  const invite = useCommand(inviteToAccelerator, {
    success: t('inviting.sent'),
  })
  const form = useProductForm({
    draft: 'invite-to-accelerator',
    schema,
    defaults: { email: '', roles: [], admin: false, message: '' },
    onSubmit: async (values) => {
      await invite.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('inviting.text')}</p>
      <Form form={form} submitLabel={t('inviting.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="email"
          type="email"
          label={t('inviting.email')}
          help={t('inviting.emailHelp')}
          autoFocus
        />
        <RoleChoice />
        <TextField name="message" label={t('inviting.message')} help={t('inviting.messageHelp')} rows={4} />
      </Form>
    </>
  )
}
