import { sql } from 'kysely'
import { leaveExpertJobs } from '#features/expertise'
import { actorNow } from '#features/identity'
import { handOverTracking } from '#features/participations'
import { endWebHooksOf } from '#features/web-hooks'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { forgetBouncedAddress } from '#platform/server/mail/bounced-addresses.ts'
import type { MailLocale } from '#platform/server/mail/mail-texts.ts'
import { queueMail } from '#platform/server/mail/queue-mail.ts'
import { contains } from '#platform/server/sql.ts'
import { eraseFromImports } from './erase-imports.ts'
import { noteAction } from './note-action.ts'
import { serverTexts } from './server-texts.ts'

type Leaver = {
  email: string
  locale: MailLocale | null
  last_name: string
  first_name: string
  middle_name: string
}

/** The person's own data: profile, pictures, awards, terms as an expert. */
const eraseProfile = async (db: Db, uid: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select unnest(array[avatar_file_id, avatar_small_file_id]) as id from person_profile where person_uid = ${uid}
    union select file_id from person_award where person_uid = ${uid}
    union select file_id from expert_certificate where expert_uid = ${uid}`.execute(db)
  for (const table of ['person_award', 'person_industry', 'person_competency', 'person_profile'] as const)
    await db.deleteFrom(table).where('person_uid', '=', uid).execute()
  for (const table of ['expert_certificate', 'expert_absence', 'expert_setting'] as const)
    await db.deleteFrom(table).where('expert_uid', '=', uid).execute()
  await forgetFiles(
    db,
    rows.map(({ id }) => id).filter((id) => id !== null),
  )
}

/** Data that the person gave to project teams; memberships are removed, except in projects they lead alone. */
const leaveProjects = async (db: Db, uid: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select resume_file_id as id from project_member where person_uid = ${uid} and resume_file_id is not null`.execute(
    db,
  )
  await sql`
    delete from project_member m using project j
    where j.id = m.project_id and m.person_uid = ${uid} and j.leader_uid is distinct from ${uid}`.execute(db)
  await sql`
    update project_member set position = '', responsibility_area = '', resume = '', additional_info = '',
      resume_file_id = null
    where person_uid = ${uid}`.execute(db)
  await forgetFiles(
    db,
    rows.map(({ id }) => id),
  )
  await sql`delete from project_join_request where person_uid = ${uid}`.execute(db)
  // Deleted projects no longer mention them, and those they led cannot be restored.
  await sql`delete from deleted_project where leader_uid = ${uid}`.execute(db)
  await sql`
    update deleted_project d set
      kept = (select coalesce(jsonb_agg(e order by n), '[]') from jsonb_array_elements(d.kept) with ordinality as k(e, n)
        where strpos(e::text, ${uid}) = 0)
    where strpos(d.kept::text, ${uid}) > 0`.execute(db)
  // An unsent application is known only to its team.
  await sql`delete from application_draft where created_by = ${uid}`.execute(db)
  await sql`
    delete from project_leadership_offer where ${uid} in (from_uid, to_uid) and status = 'OFFERED'`.execute(
    db,
  )
}

/** Memberships and requests in accelerators, and documents of unsent requests. */
const leaveAccelerators = async (ctx: Context, uid: string): Promise<void> => {
  const { db } = ctx
  const tracked = await sql<{ acceleratorId: number }>`
    select distinct accelerator_id as "acceleratorId" from project_track where tracker_uid = ${uid}`.execute(
    db,
  )
  for (const { acceleratorId } of tracked.rows)
    await handOverTracking(ctx, { acceleratorId, fromUid: uid, toUid: null })
  const { rows: left } = await sql<{ acceleratorId: number; roles: string }>`
    with gone as (delete from accelerator_member where person_uid = ${uid} returning accelerator_id, role)
    select accelerator_id as "acceleratorId", string_agg(role, ',' order by role) as roles from gone group by 1`.execute(
    db,
  )
  // Reports on people of past periods find former members in the audit trail.
  for (const { acceleratorId, roles } of left)
    await audit(ctx, {
      acceleratorId,
      subject: 'accelerator_member',
      subjectId: uid,
      action: 'AcceleratorMemberRemoved',
      from: roles,
    })
  await sql`delete from accelerator_team_request where person_uid = ${uid}`.execute(db)
  const waiting = await sql<{ id: string }>`
    delete from accelerator_document where created_by = ${uid} and accelerator_id is null
    returning file_id as id`.execute(db)
  await forgetFiles(
    db,
    waiting.rows.map(({ id }) => id),
  )
}

/** Roles, requests for roles and offered roles. */
const leaveRoles = async (db: Db, uid: string): Promise<void> => {
  await sql`delete from person_role where person_uid = ${uid}`.execute(db)
  await sql`delete from person_access_flag where person_uid = ${uid}`.execute(db)
  await sql`delete from role_request where person_uid = ${uid}`.execute(db)
  await sql`
    delete from role_transfer where ${uid} in (from_uid, to_uid) and status in ('OFFERED', 'ACCEPTED')`.execute(
    db,
  )
  await sql`update role_transfer set to_email = '' where to_uid = ${uid}`.execute(db)
}

/** Phones in their entries to open tasks, and files of entries that they withdrew; what competed stays in the history of the task. */
const leaveOpenTasks = async (db: Db, uid: string): Promise<void> => {
  await sql`
    update open_task_entry e set version = e.version + 1, answers = (
      select coalesce(jsonb_agg(case when t.form -> (n - 1)::int ->> 'kind' = 'PHONE' then 'null'::jsonb else answer end
        order by n), '[]') from jsonb_array_elements(e.answers) with ordinality as k(answer, n))
    from open_task t
    where t.id = e.task_id and e.person_uid = ${uid} and t.form @> '[{"kind": "PHONE"}]'`.execute(db)
  const { rows } = await sql<{ id: string }>`
    delete from open_task_entry_file l using open_task_entry e
    where e.id = l.entry_id and e.person_uid = ${uid} and e.withdrawn_at is not null
    returning l.file_id as id`.execute(db)
  await forgetFiles(
    db,
    rows.map(({ id }) => id),
  )
}

/** Messages to the person, and their name in notifications about their actions. */
const eraseLetters = async (db: Db, uid: string, person: Leaver, nobody: string): Promise<void> => {
  const address = person.email.toLowerCase()
  await sql`delete from mail where lower(to_address) = ${address}`.execute(db)
  await sql`delete from support_thread where person_uid = ${uid} or lower(guest_email) = ${address}`.execute(
    db,
  )
  await sql`delete from unsubscribe_key where person_uid = ${uid}`.execute(db)
  await sql`delete from push_device where person_uid = ${uid}`.execute(db)
  await sql`delete from agenda_digest where person_uid = ${uid}`.execute(db)
  await sql`delete from list_setting where person_uid = ${uid}`.execute(db)
  await sql`delete from push_kinds where person_uid = ${uid}`.execute(db)
  await forgetBouncedAddress(db, address)
  await sql`update mass_message_recipient set params = '{}' where person_uid = ${uid}`.execute(db)
  await sql`
    delete from team_invitation where lower(email) = ${address} and status in ('SENT', 'REGISTER_WAITING', 'REGISTERED')
  `.execute(db)
  await sql`
    update team_invitation set email = ${unusable(uid)}, invitee_name = '' where lower(email) = ${address}`.execute(
    db,
  )
  await eraseFromImports(db, address)
  await sql`
    update form_submission set content = '{}', content_gone = true, email = '', sender = '', address = '',
      problems = '[]', student = null, version = version + 1
    where lower(email) = ${address}`.execute(db)
  await sql`
    delete from notification n where n.recipient_uid = ${uid} and n.sender_uid is null
      and not exists (select from notification r where r.reply_to_id = n.id or r.thread_id = n.id)`.execute(
    db,
  )
  await sql`
    update notification set deleted_by_recipient_at = coalesce(deleted_by_recipient_at, now()), mail_waiting = false,
      mail_link = ''
    where recipient_uid = ${uid}`.execute(db)
  await sql`
    update notification set params = params || jsonb_build_object('person', ${nobody}::text)
    where sender_uid = ${uid} and params ->> 'person' ilike ${contains(person.last_name)}`.execute(db)
}

/** An address that receives no email and that nobody can register (RFC 2606). */
const unusable = (uid: string): string => `${uid}@erased.invalid`

/** Accounts of the person that were merged into this one go with it, and so do their accounts at the sign-on service. */
const eraseMerged = async (ctx: Context, uid: string): Promise<void> => {
  const merged = await ctx.db
    .selectFrom('person')
    .select('uid')
    .where('merged_into_uid', '=', uid)
    .where('erased_at', 'is', null)
    .execute()
  for (const account of merged) {
    await erasePerson(ctx, account.uid, { mailed: false })
    await raise(ctx, 'ErasureApproved', { uid: account.uid }, null)
  }
}

/**
 * Erases a person permanently (ADR 13): the row remains, without personal data, so that the history of projects is
 * complete. Runs in the transaction of the decision.
 */
export const erasePerson = async (ctx: Context, uid: string, { mailed = true } = {}): Promise<void> => {
  const { db } = ctx
  const person = await db
    .selectFrom('person')
    .select(['email', 'locale', 'last_name', 'first_name', 'middle_name'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  const locale = person.locale ?? 'ru'
  const words = serverTexts[locale]
  // While they are still the expert of their jobs.
  await leaveExpertJobs({ ...ctx, actor: await actorNow(db, uid) })
  await eraseProfile(db, uid)
  await leaveProjects(db, uid)
  await leaveAccelerators(ctx, uid)
  await leaveRoles(db, uid)
  await leaveOpenTasks(db, uid)
  await endWebHooksOf(ctx, uid)
  await eraseLetters(db, uid, person, words.erasedPerson)
  await db
    .updateTable('person')
    .set({
      email: unusable(uid),
      last_name: words.erasedPerson,
      first_name: '',
      middle_name: '',
      phone: '',
      avatar_url: null,
      default_role: null,
      invite_to_projects: false,
      invite_to_accelerators: false,
      card_published: false,
      card_to_world: false,
      certified_expert: false,
      last_seen_at: null,
      erased_at: ctx.now.toISOString(),
    })
    .where('uid', '=', uid)
    .execute()
  await noteAction(ctx, uid, 'erase')
  await eraseMerged(ctx, uid)
  if (!mailed) return
  // The last email: to the address that is stored nowhere else any more.
  await queueMail(db, {
    dedupeKey: `erased:${uid}`,
    template: 'PERSON_ERASED',
    security: true,
    to: person.email,
    locale,
    name: person.first_name,
    subject: words.erasedMail.subject,
    paragraphs: [words.erasedMail.body],
    why: words.erasedMail.why,
  })
}
