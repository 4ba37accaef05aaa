import { sql, type RawBuilder } from 'kysely'
import { auditEntry } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Pair } from './merge-sql.ts'

const texts = [
  'contact_email',
  'phone_country',
  'company',
  'specialty',
  'about',
  'company_tax_number',
] as const
const documents = ['education', 'student'] as const

/** What the surviving account left empty in its profile is taken from the other one's. */
const fillProfile = async ({ db }: Pick<Context, 'db'>, { from, into }: Pair): Promise<void> => {
  const filled = [
    ...texts.map(
      (name) => sql`${sql.ref(name)} = coalesce(nullif(s.${sql.raw(name)}, ''), f.${sql.raw(name)})`,
    ),
    ...documents.map(
      (name) => sql`${sql.ref(name)} = case
        when exists (select from jsonb_each_text(s.${sql.raw(name)}) where value <> '') then s.${sql.raw(name)}
        else f.${sql.raw(name)} end`,
    ),
    sql`publications = case when s.publications = '[]' then f.publications else s.publications end`,
    ...['country_id', 'region_id', 'city_id'].map(
      (name) =>
        sql`${sql.ref(name)} = case when s.country_id is null then f.${sql.raw(name)} else s.${sql.raw(name)} end`,
    ),
    ...['investor_type', 'investment_from', 'investment_to', 'investment_currency'].map(
      (name) =>
        sql`${sql.ref(name)} = case when s.investor_type is null then f.${sql.raw(name)} else s.${sql.raw(name)} end`,
    ),
    sql`job_positions = case when s.job_positions = '{}' then f.job_positions else s.job_positions end`,
    sql`version = s.version + 1`,
  ]
  await sql`update person_profile s set ${sql.join(filled)} from person_profile f
    where s.person_uid = ${into} and f.person_uid = ${from}`.execute(db)
  await sql`
    update person s set phone = coalesce(nullif(s.phone, ''), f.phone), locale = coalesce(s.locale, f.locale),
      certified_expert = s.certified_expert or f.certified_expert, avatar_url = coalesce(s.avatar_url,
        case when not exists (select from person_profile where person_uid = f.uid) then f.avatar_url end)
    from person f where s.uid = ${into} and f.uid = ${from}`.execute(db)
}

/** Programs and links that acted for the account end with it. */
const endAccess = async (
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  from: string,
): Promise<void> => {
  const by = actor.kind === 'person' ? actor.uid : null
  await sql`update api_token set revoked_at = ${now.toISOString()}, revoked_by = ${by}
    where person_uid = ${from} and revoked_at is null`.execute(db)
  await sql`delete from web_hook where created_by = ${from} and accelerator_id is null`.execute(db)
  for (const table of [
    'calendar_feed',
    'unsubscribe_key',
    'socket_ticket',
    'step_up',
    'push_device',
  ] as const)
    await db.deleteFrom(table).where('person_uid', '=', from).execute()
}

/**
 * Sponsors are named by address: the programmes of the closed account follow to the address of the surviving one, each with
 * an entry of the audit trail; where both sponsor a programme, the surviving account's row counts.
 */
const moveSponsorships = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  { from, into }: Pair,
  mergeId: number,
): Promise<void> => {
  const entry = (action: 'move' | 'remove', rows: RawBuilder<unknown>) =>
    auditEntry(
      ctx,
      { acceleratorId: null, subject: 'person_merge', subjectId: mergeId, action },
      {
        details: sql`jsonb_build_object('kind', 'rights', 'table', 'programme_sponsor', 'column', 'email', 'record', done.id)`,
        from: rows,
      },
    )
  await sql`
    with done as (delete from programme_sponsor s using person f, person n
      where f.uid = ${from} and n.uid = ${into} and lower(s.email) = lower(f.email) and exists (
        select from programme_sponsor o where o.programme_id = s.programme_id and lower(o.email) = lower(n.email))
      returning s.id) ${entry('remove', sql`done`)}`.execute(ctx.db)
  await sql`
    with done as (update programme_sponsor s set email = n.email from person f, person n
      where f.uid = ${from} and n.uid = ${into} and lower(s.email) = lower(f.email)
      returning s.id) ${entry('move', sql`done`)}`.execute(ctx.db)
}

/** Moves the webhooks of accelerators to the surviving account, which already has the memberships. */
const moveHooks = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  { from, into }: Pair,
  mergeId: number,
): Promise<void> => {
  await sql`
    with done as (update web_hook set created_by = ${into} where created_by = ${from} and accelerator_id is not null
      returning id) ${auditEntry(
        ctx,
        { acceleratorId: null, subject: 'person_merge', subjectId: mergeId, action: 'move' },
        {
          details: sql`jsonb_build_object('kind', 'rights', 'table', 'web_hook', 'column', 'created_by', 'record', done.id)`,
          from: sql`done`,
        },
      )}`.execute(ctx.db)
}

/** Closes the account: it refers to the surviving one and is no longer shown. */
export const closeAccount = async (
  ctx: Pick<Context, 'db' | 'now' | 'actor'>,
  pair: Pair,
  mergeId: number,
): Promise<void> => {
  const { from, into } = pair
  await fillProfile(ctx, pair)
  await endAccess(ctx, from)
  await moveSponsorships(ctx, pair, mergeId)
  await moveHooks(ctx, pair, mergeId)
  // Deleted projects name their people in a document; restoring one brings the surviving account back into its team.
  await sql`update deleted_project d set kept = replace(d.kept::text, ${from}, ${into})::jsonb
    where strpos(d.kept::text, ${from}) > 0`.execute(ctx.db)
  await sql`
    update person set merged_into_uid = ${into}, default_role = null, certified_expert = false, card_published = false,
      card_to_world = false, invite_to_projects = false, invite_to_accelerators = false where uid = ${from}`.execute(
    ctx.db,
  )
}
