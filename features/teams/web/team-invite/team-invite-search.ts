import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** Tabs of the screen; the last two are shown if another feature provides them. */
export const teamInviteTabs = ['invitations', 'accelerators', 'requests', 'vacancies'] as const

/** Search parameters: the tab, the open invitation, and the token of an email's link. */
export const teamInviteSearch = z.object({
  tab: choiceParam(teamInviteTabs),
  invitationId: numberParam(),
  token: textParam(),
})

/** The path of the screen. */
export const teamInvitePath = '/bch/view/team-invite'
