import { sql, type RawBuilder } from 'kysely'

/** Whether one of two people has blocked the other. */
export const isBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from message_block b where (b.person_uid = ${one} and b.blocked_uid = ${other})
    or (b.person_uid = ${other} and b.blocked_uid = ${one}))`
