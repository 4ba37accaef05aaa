import { z } from 'zod'
import { choiceParam, numberParam } from '#platform/web/search-params.ts'

/** The parts of the screen; a mentor's own day is there for mentors alone. */
export const mentoringTabs = ['workspace', 'meetings', 'mentors', 'pairings', 'questions', 'given'] as const

/** What the address says besides a list: the part. */
export const mentoringSearch = z.object({ tab: choiceParam(mentoringTabs) })

/** Which meeting its page shows. */
export const meetingSearch = z.object({ meetingId: numberParam() })

/** Which question its page shows. */
export const questionSearch = z.object({ questionId: numberParam() })

/** Which office hours the mentor's page shows. */
export const mentorSearch = z.object({ hoursId: numberParam() })
