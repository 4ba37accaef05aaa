import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** Folders of the inbox. */
const folders = ['incoming', 'outgoing'] as const

/** Search parameters besides those of the list: the folder and the open notification. */
export const inboxSearch = z.object({
  folder: choiceParam(folders),
  notificationId: numberParam(),
  /** Recipient of a new message: `person:<uid>`. */
  to: textParam(),
})
