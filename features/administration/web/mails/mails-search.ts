import { z } from 'zod'
import { choiceParam } from '#platform/web/search-params.ts'
import { opened } from '../opened.ts'

/** Tabs of the email log. */
export const mailTabs = ['portal', 'signOn'] as const

/** Query parameters besides those of a list: the tab and the open email. */
export const mailsSearch = z.object({ ...opened.shape, tab: choiceParam(mailTabs) })
