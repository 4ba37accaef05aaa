import { call } from '#platform/web/api/call.ts'
import { startInTeam } from '#platform/web/start-in-team.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { acceptInvitation, declineInvitation } from '../../contract/invitation.endpoints.ts'
import { placeName } from '../../domain/place-name.ts'
import type { MyInvitation } from '../teams.types.ts'
import { firstStepIn } from './first-step.ts'
import { invitationStateTable } from '../../domain/state-tables.ts'

/** What the invited person may do with an invitation; accepting is one press, declining asks for confirmation. */
export const answerActions = actionsOf<MyInvitation>(
  'teams:invitations',
  {
    accept: {
      icon: CheckIcon,
      primary: true,
      send: async ({ id }, { go, t }) => {
        const { team, role } = await call(acceptInvitation, { body: { invitationId: id } })
        if (role) startInTeam(team.id, role, t('letterLink.accepted', { team: team.name ?? t('unnamed') }))
        else go(await firstStepIn(team.id))
      },
    },
    decline: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(declineInvitation, { body: { invitationId: id } }),
    },
  },
  {
    words: (invitation, { t }) => ({
      team: invitation.team.name ?? t('unnamed'),
      place: placeName(invitation, t),
      context: invitation.leads ? 'LEAD' : invitation.team.kind,
    }),
    states: invitationStateTable,
  },
)
