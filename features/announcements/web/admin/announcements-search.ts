import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'

/** Tabs of the screen. */
export const announcementTabs = ['announcements', 'maintenance'] as const

/** Search parameters besides those of the list: the tab. */
export const announcementsSearch = z.object({ tab: choiceParam(announcementTabs) })
