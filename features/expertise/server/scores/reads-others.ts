import type { Db } from '#platform/server/context.ts'

/** Whether experts of the accelerator read others' reviews of a task once their own is complete. */
export const readsOthers = async (db: Db, acceleratorId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('accelerator')
    .select('expert_reads_others as opened')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
  return row?.opened ?? false
}
