import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'

type PersonRef = { uid: string; name: string; avatarUrl: string | null }

/** Whom of the team actions of the history are about, by the action's id. */
export const peopleOfEntries = async (db: Db, ids: readonly number[]): Promise<Map<number, PersonRef>> => {
  const { rows } = await sql<{ id: number; person: PersonRef }>`
    select e.id, ${personRefJson('p')} as person
    from audit_entry e join person p on p.uid::text = e.details->>'personUid'
    where e.id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, person }) => [id, person]))
}
