import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getProfile, setInvitePermissions } from '../../contract/profile.endpoints.ts'
import type { Profile } from '../profile/profile.types.ts'
import { useOwnReason } from '../profile/use-own-reason.ts'

/** Which teams may invite the person. */
export const Invites = ({ permissions }: { permissions: Profile['invitePermissions'] }) => {
  const t = useTexts('people')
  const closed = useOwnReason()
  const { put } = useAnswer(getProfile, {})
  const set = useCommand(setInvitePermissions, {
    success: t('consents.saved'),
    // Prevents the switch from flipping back while the profile is refetched.
    onDone: (invitePermissions) => put((profile) => ({ ...profile, invitePermissions })),
  })
  const disabled = closed !== null
  // Shows the change before the server has responded.
  const shown = set.variables && set.isPending ? set.variables.body : permissions
  const change = (part: Partial<Profile['invitePermissions']>) =>
    set.mutate({ body: { ...permissions, ...part } })
  return (
    <Section title={t('consents.invites')} help={closed ?? t('consents.invitesHelp')}>
      <Switch
        label={t('consents.toProjects')}
        checked={shown.inviteToProjects}
        disabled={disabled}
        onChange={(inviteToProjects) => change({ inviteToProjects })}
      />
      <Switch
        label={t('consents.toAccelerators')}
        checked={shown.inviteToAccelerators}
        disabled={disabled}
        onChange={(inviteToAccelerators) => change({ inviteToAccelerators })}
      />
    </Section>
  )
}
