import { sql } from 'kysely'
import type { Scene } from './scene.ts'

/** How often reviewers read the fields of submitted tasks; they never open every fourth field. */
export const readTaskFields = async ({ db }: Scene): Promise<void> => {
  await sql`
    insert into task_field_opening (task_id, element_code, day, opens)
    select w.id, f.element_code, least(w.state_changed_at, now())::date, 1 + (w.id + f.seq)::int % 3
    from project_trackpoint w join trackpoint_field f on f.trackpoint_id = w.trackpoint_id
    where w.state in ('DONE_CODE', 'START', 'ACCEPT_CODE', 'DISCARD_CODE')
      and abs(hashtext(f.element_code)::bigint) % 4 <> 0
    on conflict do nothing`.execute(db)
}
