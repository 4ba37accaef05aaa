import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import { emailAddress } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { mailOffStore } from '#platform/web/mail-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { inviteToAccelerator } from '../../contract/invitation.endpoints.ts'
import { RoleChoice } from './RoleChoice.tsx'

const { personUid: _chosen, email: _typed, ...offer } = inviteToAccelerator.body.shape

/** The invitee is given by address, unless the form was opened for a person. */
const byAddress = z.object({ ...offer, email: emailAddress() })
const ofPerson = z.object({ ...offer, email: z.literal('') })

type Props = {
  /** The person whose page opened the form. */
  person?: { uid: string; name: string }
}

/** Form in the drawer that invites a person to the accelerator's team. */
export const InviteForm = ({ person }: Props) => {
  const t = useTexts('teams')
  const mailOff = useStore(mailOffStore)
  const invite = useCommand(inviteToAccelerator, {
    success: t(mailOff ? 'inviting.made' : 'inviting.sent'),
  })
  const form = useProductForm({
    draft: person ? null : 'invite-to-accelerator',
    schema: person ? ofPerson : byAddress,
    defaults: { email: '', roles: [], admin: false, message: '' },
    onSubmit: async ({ email, ...values }) => {
      await invite.mutateAsync({ body: { ...values, ...(person ? { personUid: person.uid } : { email }) } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t(person ? 'inviting.textOfPerson' : 'inviting.text')}</p>
      <Form form={form} submitLabel={t('inviting.submit')} onCancel={cancelDrawer} guard={false}>
        {person ? (
          <Facts>
            <Fact label={t('inviting.person')}>{person.name}</Fact>
          </Facts>
        ) : (
          <TextField
            name="email"
            type="email"
            label={t('inviting.email')}
            help={t('inviting.emailHelp')}
            autoFocus
          />
        )}
        <RoleChoice />
        <TextField name="message" label={t('inviting.message')} help={t('inviting.messageHelp')} rows={4} />
      </Form>
    </>
  )
}
