import type { Db } from '#platform/server/context.ts'

/** Whether the database is still empty. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('person').select('uid').limit(1).executeTakeFirst()) === undefined &&
  (await db.selectFrom('accelerator').select('id').limit(1).executeTakeFirst()) === undefined
