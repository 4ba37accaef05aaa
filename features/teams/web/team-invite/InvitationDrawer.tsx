import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { MyInvitation } from '../teams.types.ts'
import { InvitationDetails } from './InvitationDetails.tsx'
import { teamInviteSearch } from './team-invite-search.ts'

/** The invitation of the address, in a drawer next to the list; closing removes it from the address. */
export const InvitationDrawer = ({ invitations }: { invitations: readonly MyInvitation[] | undefined }) => {
  const t = useTexts('teams')
  const [{ invitationId }, setSearch] = useScreenSearch(teamInviteSearch)
  const found = invitations?.find(({ id }) => id === invitationId)
  // Retains the content while the drawer slides out.
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const close = () => setSearch({ invitationId: undefined })
  return (
    <SidePanel open={found !== undefined} title={t('invitations.one')} onClose={close}>
      {last ? <InvitationDetails invitation={last} /> : null}
    </SidePanel>
  )
}
