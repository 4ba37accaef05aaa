import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { receipt } from '../contract/entry.schemas.ts'
import type { ReceiptAction, Refusal } from '../domain/states.ts'

/** A receipt as its owner sees it. */
export type Receipt = z.output<typeof receipt>

/** SHA-256 of what was sent, with which the sender proves its content. */
export const digestOf = (sent: unknown): string =>
  createHash('sha256').update(JSON.stringify(sent)).digest('hex')

/** Result of a submission. */
export type Pressed = { result: 'RECEIVED' | 'LATE' } | { result: 'REFUSED'; refusal: Refusal }

type Written = {
  taskId: number
  entryId: number | null
  deed: ReceiptAction
  /** SHA-256 of what was sent; null if nothing was. */
  digest: string | null
}

/** Writes the receipt of a submission, dated when the portal received it. */
export const writeReceipt = async (
  { db, actor, now }: SignedIn,
  { taskId, entryId, deed, digest }: Written,
  pressed: Pressed,
): Promise<Receipt> => {
  const row = {
    deed,
    result: pressed.result,
    refusal: pressed.result === 'REFUSED' ? pressed.refusal : null,
    at: now.toISOString(),
    digest,
  }
  const { id } = await db
    .insertInto('open_task_receipt')
    .values({ ...row, task_id: taskId, entry_id: entryId, person_uid: actor.uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { number } = await db
    .selectFrom('open_task_receipt')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('task_id', '=', taskId)
    .where('person_uid', '=', actor.uid)
    .where('id', '<=', id)
    .executeTakeFirstOrThrow()
  return { id, number, ...row }
}

/** Maximum number of receipts shown, newest first. */
const maxShown = 50

/** The receipts of a person for one open task. */
export const readReceipts = async (db: Db, taskId: number, uid: string): Promise<Receipt[]> => {
  const { rows } = await sql<Receipt>`
    select r.id, row_number() over (order by r.id)::int as number, r.deed, r.result, r.refusal, r.at, r.digest from open_task_receipt r
    where r.task_id = ${taskId} and r.person_uid = ${uid} order by r.id desc limit ${sql.lit(maxShown)}`.execute(
    db,
  )
  return rows
}
