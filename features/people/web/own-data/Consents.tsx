import { Invites } from './Invites.tsx'
import { DataConsents } from './DataConsents.tsx'
import type { Profile } from '../profile/profile.types.ts'

/** Invitation settings and consents; each change takes effect at once. */
export const Consents = ({ profile }: { profile: Profile }) => (
  <>
    <Invites permissions={profile.invitePermissions} />
    <DataConsents consents={profile.consents} />
  </>
)
