import { sql } from 'kysely'
import type { Actor, roleCodes } from '#platform/domain/actor.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import type { NoticeAudience } from '../domain/notice-declaration.ts'
import { declarationOf, notificationCodes } from '../domain/notification-codes.ts'

/** Number of days for which an open decision is tracked; after that its record is usually gone or out of date. */
const awaitedDays = 60

const literal = (text: string | undefined): Sql => (text === undefined ? sql`null::text` : sql.lit(text))

/** One row per code with a decision: what `DecidedBy` declares. */
const declared = sql.join(
  notificationCodes.flatMap((code) => {
    const { decision, decided, to } = declarationOf(code)
    if (decision === undefined || decided === undefined) return []
    const { subject, by, param = decision, detail, anonymous = false } = decided
    return [
      sql`(${sql.lit(code)}, ${sql.lit(subject)}, array[${sql.join(by.map((action) => sql.lit(action)))}],
        ${sql.lit(param)}, ${literal(detail)}, ${sql.lit(anonymous)}, ${sql.lit(to[0])})`,
    ]
  }),
)

const declarations = sql`(values ${declared}) d (code, subject, actions, param, detail, anonymous, audience)`

/** The id in a parameter of the link of notification `n`. */
const idInLink = (param: Sql): Sql =>
  sql`(regexp_match(n.link, '[?&]' || ${param} || '=([0-9]{1,18})(&|$)'))[1]`

/** The first entry of the audit trail that settled the decision `d` of notification `n`. */
const entry = sql`(select e.action, e.at, e.actor_uid from audit_entry e
  where e.subject = d.subject and e.subject_id = ${idInLink(sql`d.param`)} and e.action = any(d.actions)
    and (d.detail is null or e.details ->> d.detail = ${idInLink(sql`d.detail`)})
    and (e.accelerator_id is null or n.accelerator_id is null or e.accelerator_id = n.accelerator_id)
    and e.at >= coalesce((select v.at from event v where v.id = n.event_id), n.created_at)
  order by e.id limit 1)`

const isMember = sql`exists (select from counted_membership h
  where h.accelerator_id = n.accelerator_id and h.person_uid = n.recipient_uid)`

const hasRole = (...roles: (typeof roleCodes)[number][]): Sql => sql`exists (select from person_role g
  where g.person_uid = n.recipient_uid and g.role in (${sql.join(roles.map((role) => sql.lit(role)))}))`

/** The project of the record that notification `n` is about. */
const projectId = sql`case d.subject
  when 'event_invitation' then (select i.project_id from event_invitation i where i.id = ${idInLink(sql`d.param`)}::bigint)
  when 'deal' then (select l.project_id from deal l where l.id = ${idInLink(sql`d.param`)}::bigint)
  when 'form_submission' then (select f.project_id from form_submission f where f.id = ${idInLink(sql`d.param`)}::bigint)
  else ${idInLink(sql`'projectId'`)}::bigint end`

const isOfProject = sql`exists (select from project_member m
  where m.project_id = ${projectId} and m.person_uid = n.recipient_uid)`

/** Whether the recipient still works for an accelerator that keeps the project or introduced an investor to it. */
const isOfItsAccelerator = sql`exists (select from counted_membership h where h.person_uid = n.recipient_uid
  and (h.accelerator_id = (select p.keeper_accelerator_id from project p where p.id = ${projectId})
    or exists (select from data_request r where r.project_id = ${projectId} and r.accelerator_id = h.accelerator_id
      and r.requester_uid = n.sender_uid and r.agreed_at is not null)))`

/**
 * Whether the recipient of notification `n` still belongs to its audience: people who left the team or gave up the
 * role do not see later decisions. Audiences not listed here do not depend on a team or role.
 */
const stillOf: Partial<Record<NoticeAudience, Sql>> = {
  acceleratorTeam: isMember,
  accelerator: isMember,
  acceleratorAdmins: sql`exists (select from counted_membership h
    where h.accelerator_id = n.accelerator_id and h.person_uid = n.recipient_uid and h.admin)`,
  // An investor holds events and orders reviews, too, without an accelerator of their own.
  hosts: sql`(n.accelerator_id is null or ${isMember})`,
  client: sql`(n.accelerator_id is null or ${isMember} or ${hasRole('INV')})`,
  projectTeam: isOfProject,
  leader: isOfProject,
  founders: sql`(${isOfProject} or ${isOfItsAccelerator})`,
  decider: sql`(${isOfProject} or ${isOfItsAccelerator})`,
  chiefAdmins: hasRole('ADMIN'),
  portalAdmins: hasRole('ADMIN', 'HTADM'),
}

const isStillOf = sql`case d.audience ${sql.join(
  Object.entries(stillOf).map(([audience, holds]) => sql`when ${sql.lit(audience)} then ${holds}`),
  sql` `,
)} else true end`

const isRecent = sql`n.created_at > now() - make_interval(days => ${sql.lit(awaitedDays)})`

const mayAwait = sql`(${isRecent} and ${idInLink(sql`d.param`)} is not null and ${isStillOf})`

const readerOf = (actor: Actor): Sql => (actor.kind === 'person' ? sql`${actor.uid}::uuid` : sql`null::uuid`)

/** Whether the reader's notification `n` awaits a decision that nobody has made. */
export const awaitsDecision = (actor: Actor): Sql => sql`(n.recipient_uid = ${readerOf(actor)} and exists (
  select from ${declarations} where d.code = n.code and ${mayAwait} and not exists ${entry}))`

/** Joins the decision of notification `n`, for `decidedColumns`. */
export const decidedJoins: Sql = sql`left join ${declarations} on d.code = n.code
  left join lateral ${entry} decided on true left join person decider on decider.uid = decided.actor_uid`

/**
 * Columns of `decidedJoins`, as the reader may see them. The sender of a notification does not see who decided: their own
 * notification of the decision may hide it.
 */
export const decidedColumns = (actor: Actor): Sql => {
  const reader = readerOf(actor)
  const isReader = sql`n.recipient_uid = ${reader}`
  return sql`
  case when decided.action is not null and (not (${isReader}) or ${isStillOf}) then json_build_object('action', decided.action, 'at', ${instantJson(sql`decided.at`)},
    'by', case when decider.uid = ${reader} or (not d.anonymous and ${isReader}) then ${personRefJson('decider')} end) end as decided,
  (d.code is not null and ${isReader} and decided.action is null and ${mayAwait}) as awaits_decision`
}
