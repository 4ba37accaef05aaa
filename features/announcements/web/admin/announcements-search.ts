import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** The parts of the screen. */
export const announcementTabs = ['announcements', 'maintenance'] as const

/** What the address says besides a list: the part. */
export const announcementsSearch = z.object({ tab: choiceParam(announcementTabs) })
