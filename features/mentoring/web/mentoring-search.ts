import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** Tabs of the screen. */
export const mentoringTabs = ['meetings', 'mentors'] as const

/** Search parameters besides those of the list: the tab. */
export const mentoringSearch = z.object({ tab: choiceParam(mentoringTabs) })
