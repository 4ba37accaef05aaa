import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon, DeleteIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteInvitation, resendInvitation, revokeInvitation } from '../../contract/invitation.endpoints.ts'
import { staleAfterTeamDeed } from '../teams.reads.ts'
import type { TeamRow } from '../teams.types.ts'

const icons = { resend: SendIcon, revoke: CloseIcon, delete: DeleteIcon } as const

/** What may be done with an invitation into the team; only taking it back is asked once more. */
export const useInvitationDeeds = (): ((row: TeamRow) => MenuAction[]) => {
  const t = useTexts('teams')
  const refreshes = staleAfterTeamDeed
  const resend = useDeed(resendInvitation, { refreshes, success: t('inviting.resent') })
  const revoke = useDeed(revokeInvitation, { refreshes, success: t('inviting.revoked'), silent: true })
  const remove = useDeed(deleteInvitation, { refreshes, success: t('inviting.deleted') })
  return ({ invitation, person, email }) => {
    if (!invitation) return []
    const body = { invitationId: invitation.id }
    const run = {
      resend: () => resend.mutate({ body }),
      revoke: () =>
        confirm({
          title: t('inviting.revokeTitle'),
          text: t('inviting.revokeText', { person: person?.name ?? email }),
          submitLabel: t('inviting.revoke'),
          danger: true,
          onSubmit: () => revoke.mutateAsync({ body }),
        }),
      delete: () => remove.mutate({ body }),
    }
    return invitation.actions.map((key) => ({
      key,
      label: t(`inviting.${key}`),
      icon: icons[key],
      danger: key === 'revoke',
      onClick: run[key],
    }))
  }
}
