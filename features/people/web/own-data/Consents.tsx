import { Invites } from './Invites.tsx'
import { DataConsents } from './DataConsents.tsx'
import type { Profile } from '../profile/profile.types.ts'

/** Who may invite the person, and what they agree to; each answer counts at once. */
export const Consents = ({ profile }: { profile: Profile }) => (
  <>
    <Invites permissions={profile.invitePermissions} />
    <DataConsents consents={profile.consents} />
  </>
)
