import { sql } from 'kysely'
import * as contract from '../../../features/bounces/contract/bounce.endpoints.ts'
import { row } from './row.ts'
import { everybody } from './world.ts'

/** Calls about undelivered emails: a mail server signs its call, and every user confirms only their own address. */
export const bounceRows = [
  row(contract.reportBounce, [], () => ({ headers: {}, body: { report: '' } }), {
    guest: 404,
    only: { who: 'a mail server that signs its call with the shared secret' },
  }),
  row(contract.getOwnBounce, everybody, () => ({})),
  row(contract.confirmOwnAddress, everybody, async ({ db }, by) => {
    await sql`insert into bounced_address (address) values (lower(${by.email})) on conflict do nothing`.execute(
      db,
    )
    return {}
  }),
]
