import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  acceptAcceleratorTeamRequest,
  rejectAcceleratorTeamRequest,
  revokeAcceleratorTeamRequest,
} from '../contract/team-request.endpoints.ts'
import type { TeamRequest } from './teams.types.ts'
import { teamRequestStateTable } from '../domain/state-tables.ts'

/** Actions on a request to join an accelerator, for its administrators and the applicant. */
export const requestActions = actionsOf<TeamRequest>(
  'teams:requests',
  {
    accept: {
      icon: CheckIcon,
      confirm: true,
      about: ({ message }) => message,
      send: ({ id }) => call(acceptAcceleratorTeamRequest, { body: { requestId: id } }),
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(rejectAcceleratorTeamRequest, { body: { requestId: id, reason } }),
    },
    revoke: {
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeAcceleratorTeamRequest, { body: { requestId: id } }),
    },
  },
  {
    words: ({ person, role }, { t }) => ({ person: person.name, role: t(`roleNames.${role}`) }),
    states: teamRequestStateTable,
  },
)
