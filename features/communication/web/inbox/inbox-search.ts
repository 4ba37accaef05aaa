import { z } from 'zod'
import { choiceParam, numberParam, textParam } from '#platform/web/search-params.ts'

/** The folders of the inbox, as the contract names them. */
const folders = ['incoming', 'outgoing'] as const

/** What the address says besides search and page: the folder, and which notification is open. */
export const inboxSearch = z.object({
  folder: choiceParam(folders),
  notificationId: numberParam(),
  /** Whom a message is begun to: `person:<uid>`. */
  to: textParam(),
})
