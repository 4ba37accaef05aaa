import type { Db } from '#platform/server/context.ts'
import { pushToEverybody } from '#platform/server/sockets/push.ts'

/** Makes every open page reload the maintenance notice and announcements (spec 4). */
export const notifyEverybody = (db: Db): Promise<void> =>
  pushToEverybody(db, { namespace: 'Banner', action: 'GET_UPDATE_BANNER_MESSAGE', message: {} })
