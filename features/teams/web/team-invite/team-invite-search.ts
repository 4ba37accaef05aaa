import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** The parts of the screen; the last two are shown when another feature fills them. */
export const teamInviteTabs = ['invitations', 'accelerators', 'requests', 'vacancies'] as const

/** What the address says: the part, the invitation that is open, and the token of a letter's link. */
export const teamInviteSearch = z.object({
  tab: choiceParam(teamInviteTabs),
  invitationId: numberParam(),
  token: textParam(),
})

/** The address of the screen. */
export const teamInvitePath = '/bch/view/team-invite'
