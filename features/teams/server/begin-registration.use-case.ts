import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, useCase, type Handler } from '#platform/server/handler.ts'
import { beginInvitedRegistration } from '../contract/invitation.endpoints.ts'
import { linkStateOf } from '../domain/invitation-link.rules.ts'
import { findByToken } from './link-letter.ts'
import type { TeamsSettings } from './settings.ts'

/**
 * Returns a ticket to register the address that an open invitation was mailed to: the person with the link reads
 * its mailbox. The invitation itself is unchanged until it is answered.
 */
export const beginInvitedRegistrationUseCase = ({ accounts }: TeamsSettings): Handler =>
  useCase({
    endpoint: beginInvitedRegistration,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx, { body }) => {
      const letter = (await findByToken(ctx, body.token)) ?? []
      const open = letter.find((one) => linkStateOf(one) === 'OPEN')
      return open ? accounts.invite({ email: open.email }) : { ticket: null }
    },
  })
