import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** The parts of the people screen. */
export const peopleTabs = ['people', 'waiting', 'roleRequests', 'erasure'] as const

/** What the address says besides a list: the part, and whose panel is open. */
export const peopleSearch = z.object({ tab: choiceParam(peopleTabs), uid: z.uuid().optional() })

/** The address of the screen. */
export const peoplePath = '/admin/people'
