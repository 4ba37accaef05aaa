import { sql } from 'kysely'
import { listPages, type FindList } from '#features/exports'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { PeopleList } from '../../exports/domain/people-lists.ts'
import { mostRecipients } from '../domain/mass-message.rules.ts'
import type { Audience } from '../domain/states.ts'

/** The part of a list row that identifies people. */
type ListedRow = { project?: { id: number }; uid?: string }

/** Distinct projects or people of a list. */
export type Listed = { projects: number[]; people: string[] }

/** Whether the audience suits the list: leaders or teams for projects, and the people themselves for experts. */
const fits = (list: PeopleList, audience: Audience): boolean =>
  (list === 'listExperts') === (audience === 'PEOPLE')

/**
 * Reads the whole list with the caller's permissions, as its screen would. Errors: those of the list;
 * `EXPORT_TOO_LARGE`.
 */
export const readListed = async (
  ctx: Context,
  find: FindList,
  { list, search, audience }: { list: PeopleList; search: string; audience: Audience },
): Promise<Listed> => {
  if (!fits(list, audience)) throw invalid({ audience: 'NOT_IN_LIST' })
  const known = find(list)
  if (!known) throw invalid({ list: 'NOT_IN_LIST' })
  const projects = new Set<number>()
  const people = new Set<string>()
  for await (const { items } of listPages(ctx, known, { search })) {
    for (const row of items as ListedRow[]) {
      if (row.project) projects.add(row.project.id)
      else if (row.uid) people.add(row.uid)
    }
    if (projects.size + people.size > mostRecipients)
      throw new ProductError('EXPORT_TOO_LARGE', { limit: mostRecipients })
  }
  return { projects: [...projects], people: [...people] }
}

/** Reason why the person of row `u` does not get the message; null if they do. */
const leftOut = (
  author: string,
) => sql`case when u.uid = ${author} then 'AUTHOR' when u.status <> 'A' or u.erased_at is not null then 'BLOCKED'
  when exists (select from notice_setting s where s.person_uid = u.uid and s.kind = 'ACCELERATORS' and s.channel = 'OFF')
    then 'SWITCHED_OFF' end`

/** Stores the recipients and the people left out, each person once. Errors: `EXPORT_TOO_LARGE`. */
export const freezeRecipients = async (
  db: Db,
  { id, authorUid, audience }: { id: number; authorUid: string; audience: Audience },
  { projects, people }: Listed,
): Promise<void> => {
  const members =
    audience === 'TEAMS'
      ? sql`select m.person_uid as uid, p.id as project_id, p.name as project from project p
          join project_member m on m.project_id = p.id where p.id = any(${projects}::bigint[])`
      : sql`select p.leader_uid as uid, p.id as project_id, p.name as project from project p
          where p.id = any(${projects}::bigint[]) and p.leader_uid is not null`
  await sql`
    insert into mass_message_recipient (message_id, person_uid, project_id, params, left_out)
    select ${id}, u.uid, t.project_id, jsonb_build_object('name', u.first_name) || coalesce(t.params, '{}'), ${leftOut(authorUid)}
    from (
      select uid, min(project_id) as project_id,
        jsonb_build_object('projects', jsonb_agg(distinct project order by project)) as params
      from (${members}) reached group by uid
      union all select uid, null, null from unnest(${people}::uuid[]) uid
    ) t join person u on u.uid = t.uid
    on conflict (message_id, person_uid) do nothing`.execute(db)
  await sql`
    insert into mass_message_recipient (message_id, project_id, left_out)
    select ${id}, p.id, 'NO_LEADER' from project p where p.id = any(${projects}::bigint[])
      and ${audience === 'TEAMS' ? sql`not exists (select from project_member m where m.project_id = p.id)` : sql`p.leader_uid is null`}`.execute(
    db,
  )
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from mass_message_recipient where message_id = ${id}`.execute(db)
  if (rows[0]!.n > mostRecipients) throw new ProductError('EXPORT_TOO_LARGE', { limit: mostRecipients })
}
