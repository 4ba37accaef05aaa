import { z } from 'zod'
import { choiceParam, textParam } from '#platform/web/search-params.ts'

/** The parts of the screen. */
export const acceleratorTeamTabs = ['team', 'requests'] as const

/** What the address says besides the list. */
export const acceleratorTeamSearch = z.object({
  tab: choiceParam(acceleratorTeamTabs),
  /** Whom to invite, by uid: the form opens for them. */
  invite: textParam(),
})

/** The address of the screen. */
export const acceleratorTeamPath = '/bch/view/acceleratorTeam'
