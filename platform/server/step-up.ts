import { sql } from 'kysely'
import { isThemselves, personOf, type Actor, type Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from './context.ts'
import { variablesOf } from './variables/live-variables.ts'

/** Throws STEP_UP_REQUIRED unless the actor has recently re-authenticated in this session (ADR 22). */
export const requireStepUp = async (db: Db, actor: Actor): Promise<void> => {
  const person = personOf(actor)
  if (person?.sid !== undefined && isThemselves(actor)) {
    const { rows } = await sql`
      select from step_up where sid = ${person.sid} and person_uid = ${person.uid} and fresh_until > now()`.execute(
      db,
    )
    if (rows.length > 0) return
  }
  throw new ProductError('STEP_UP_REQUIRED')
}

/** Records that the person of a session has just re-authenticated. */
export const noteStepUp = async (db: Db, { uid, sid }: Pick<Person, 'uid' | 'sid'>): Promise<void> => {
  if (sid === undefined) return
  await sql`
    insert into step_up (sid, person_uid, fresh_until) values (${sid}, ${uid}, now() + make_interval(mins => ${variablesOf(db).stepUpMinutes}))
    on conflict (sid) do update set person_uid = excluded.person_uid, fresh_until = excluded.fresh_until`.execute(
    db,
  )
}
