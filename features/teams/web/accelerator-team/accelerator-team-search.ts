import { z } from 'zod'
import { choiceParam, textParam } from '#platform/web/search-params.ts'

/** Tabs of the screen. */
export const acceleratorTeamTabs = ['team', 'requests'] as const

/** Search parameters of the screen, without those of the list. */
export const acceleratorTeamSearch = z.object({
  tab: choiceParam(acceleratorTeamTabs),
  /** The uid of a person to invite, which opens the form. */
  invite: textParam(),
})

/** The path of the screen. */
export const acceleratorTeamPath = '/bch/view/acceleratorTeam'
