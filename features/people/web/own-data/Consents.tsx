import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { setInvitePermissions } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'
import { useProfileUpdate } from '../profile/use-profile-update.ts'
import { DataConsents } from './DataConsents.tsx'

const Invites = ({ permissions }: { permissions: Profile['invitePermissions'] }) => {
  const t = useTexts('people')
  const update = useProfileUpdate()
  const closed = useOwnReason()
  const set = useDeed(setInvitePermissions, { silent: true })
  const form = useProductForm({
    draft: null,
    schema: setInvitePermissions.body,
    defaults: permissions,
    onSubmit: async (body) => {
      const invitePermissions = await set.mutateAsync({ body })
      update(() => ({ invitePermissions }))
      notify({ code: 200, text: t('consents.saved') })
    },
  })
  return (
    <Section title={t('consents.invites')} help={closed ?? t('consents.invitesHelp')}>
      <Form form={form} submitLabel={t('profile.save')} disabled={closed !== null}>
        <SwitchField name="inviteToProjects" label={t('consents.toProjects')} disabled={closed !== null} />
        <SwitchField
          name="inviteToAccelerators"
          label={t('consents.toAccelerators')}
          disabled={closed !== null}
        />
      </Form>
    </Section>
  )
}

/** Who may invite the person, and what they agree to. */
export const Consents = ({ profile }: { profile: Profile }) => (
  <>
    <Invites permissions={profile.invitePermissions} />
    <DataConsents consents={profile.consents} />
  </>
)
