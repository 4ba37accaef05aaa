import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** The tabs of the people screen. */
export const peopleTabs = ['people', 'waiting', 'roleRequests', 'erasure'] as const

/** Query parameters besides the list's: the tab, and the open panel. */
export const peopleSearch = z.object({ tab: choiceParam(peopleTabs), uid: z.uuid().optional() })

/** The path of the screen. */
export const peoplePath = '/admin/people'
