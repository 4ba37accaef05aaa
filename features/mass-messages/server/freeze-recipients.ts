import { sql } from 'kysely'
import { listPages, type FindList } from '#features/exports'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { stillDead } from '#platform/server/mail/bounced-addresses.ts'
import { maxRecipients } from '../domain/mass-message.rules.ts'
import type { Audience } from '../domain/states.ts'

/** Distinct projects or people of a list. */
export type Listed = { projects: number[]; people: string[] }

/**
 * Reads the whole list with the caller's permissions, as its screen would. Errors: those of the list;
 * `EXPORT_TOO_LARGE`.
 */
export const readListed = async (
  ctx: Context & { acceleratorId: number },
  find: FindList,
  { list, search, audience }: { list: string; search: string; audience: Audience },
): Promise<Listed> => {
  const known = find(list)
  const recipients = known?.list.list.recipients
  if (!known || !recipients) throw invalid({ list: 'NOT_IN_LIST' })
  if ((recipients.kind === 'PEOPLE') !== (audience === 'PEOPLE')) throw invalid({ audience: 'NOT_IN_LIST' })
  const found = new Set<number | string>()
  for await (const { items } of listPages(ctx, known, { search })) {
    for (const row of items) {
      const one = recipients.of(row as never, ctx.acceleratorId)
      if (one !== null) found.add(one)
    }
    if (found.size > maxRecipients) throw new ProductError('EXPORT_TOO_LARGE', { limit: maxRecipients })
  }
  return {
    projects: [...found].filter((one) => typeof one === 'number'),
    people: [...found].filter((one) => typeof one === 'string'),
  }
}

/** Why the person of row `u` can’t be reached now; null if they can. */
export const unreachable = sql`case when u.status <> 'A' or u.erased_at is not null then 'BLOCKED'
  when exists (select from notice_setting s where s.person_uid = u.uid and s.kind = 'ACCELERATORS' and s.channel = 'OFF')
    then 'SWITCHED_OFF'
  when exists (select from bounced_address b where b.address = lower(u.email) and ${stillDead}) then 'BOUNCED' end`

/** Why the person of row `u` does not get the message; null if they do. */
const leftOut = (author: string) => sql`case when u.uid = ${author} then 'AUTHOR' else ${unreachable} end`

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
  if (rows[0]!.n > maxRecipients) throw new ProductError('EXPORT_TOO_LARGE', { limit: maxRecipients })
}
