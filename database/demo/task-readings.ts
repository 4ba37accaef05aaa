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
  // Answers are read more often than fields; files are rarely attached.
  await sql`
    insert into task_field_opening (task_id, element_code, day, opens)
    select w.id, 'ANSWER', least(w.state_changed_at, now())::date, 1 + w.id::int % 4
    from project_trackpoint w
    where w.state in ('DONE_CODE', 'START', 'ACCEPT_CODE', 'DISCARD_CODE') and w.answer <> '' and w.trackpoint_id % 5 <> 0
    on conflict do nothing`.execute(db)
}

/** When teams wrote the answers of their tasks: each in one to three sittings. */
export const writeAnswers = async ({ db }: Scene): Promise<void> => {
  await sql`
    insert into task_field_sitting (task_id, field, person_uid, first_at, last_at, saves)
    select w.id, 'ANSWER', p.leader_uid, s.at, s.at + make_interval(mins => s.minutes), 2 + s.minutes * 3
    from project_trackpoint w join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      cross join lateral (
        select w.started_at + n * interval '1 minute' * (20 + w.id % 15) as at, (3 + (w.id * 7 + n * 5) % 14)::int as minutes
        from generate_series(1, 1 + w.id % 3) n) s
    where w.answer <> '' and w.started_at is not null and p.leader_uid is not null
      and s.at + make_interval(mins => s.minutes) < now()`.execute(db)
}
