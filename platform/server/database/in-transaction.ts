import type { Db } from '../context.ts'

/** Runs in the caller's transaction, or in a new one if there is none. */
export const inTransaction = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)
