import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'
import { opened } from '../opened.ts'

/** The parts of the screen of emails. */
export const mailTabs = ['portal', 'signOn'] as const

/** Query parameters besides a list's: the part, and the open email. */
export const mailsSearch = z.object({ ...opened.shape, tab: choiceParam(mailTabs) })
