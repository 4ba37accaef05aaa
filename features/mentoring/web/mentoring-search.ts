import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** The parts of the screen. */
export const mentoringTabs = ['meetings', 'mentors'] as const

/** What the address says besides a list: the part. */
export const mentoringSearch = z.object({ tab: choiceParam(mentoringTabs) })
