import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { acceptInvitation, declineInvitation } from '../../contract/invitation.endpoints.ts'
import type { MyInvitation } from '../teams.types.ts'
import { staleAfterAnswer } from '../teams.reads.ts'
import { usePlaceName } from '../use-place-name.ts'
import { startInTeam } from './start-in-team.ts'

/** What the invited person may do with an invitation; each is asked once more, because a team waits for the answer. */
export const useAnswers = (): ((invitation: MyInvitation) => MenuAction[]) => {
  const t = useTexts('teams')
  const place = usePlaceName()
  const deeds = {
    accept: useDeed(acceptInvitation, {
      refreshes: staleAfterAnswer,
      success: ({ team }) => t('invitations.acceptDone', { team: team.name ?? t('unnamed') }),
      onDone: ({ team, role }) => role && startInTeam(team.id, role),
      silent: true,
    }),
    decline: useDeed(declineInvitation, {
      refreshes: staleAfterAnswer,
      success: t('invitations.declineDone'),
      silent: true,
    }),
  }
  return (invitation) =>
    invitation.actions.map((key) => {
      const names = { team: invitation.team.name ?? t('unnamed'), place: place(invitation) }
      return {
        key,
        label: t(`invitations.${key}`),
        icon: key === 'accept' ? CheckIcon : CloseIcon,
        danger: key === 'decline',
        onClick: () =>
          confirm({
            title: t(`invitations.${key}Title`),
            text: t(`invitations.${key}Text.${invitation.team.kind}`, names),
            submitLabel: t(`invitations.${key}`),
            danger: key === 'decline',
            onSubmit: () => deeds[key].mutateAsync({ body: { invitationId: invitation.id } }),
          }),
      }
    })
}
