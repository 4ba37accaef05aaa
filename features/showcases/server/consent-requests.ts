import { sql, type RawBuilder } from 'kysely'
import { createHmac, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { lockProject } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { isSameSecret } from '#platform/server/secrets/is-same-secret.ts'
import { instantJson, personRefJson } from '#platform/server/sql.ts'
import type { consentRequest } from '../contract/project-publication.schemas.ts'
import {
  isAskable,
  nextAskAt,
  repeatAfterDays,
  type RequestedConsent,
} from '../domain/consent-request.rules.ts'
import { publicationConsentVersion } from '../domain/consent-text.ts'
import { consented, works } from './publication.repository.ts'

type Where = { projectId: number; acceleratorId: number }
type Deciding = Pick<SignedIn, 'db' | 'actor' | 'now'>

/** The request of an accelerator to the current leader of project `p`. */
const ofLeader = (acceleratorId: RawBuilder<unknown>) => sql`
  from publication_consent_request x where x.project_id = p.id and x.accelerator_id = ${acceleratorId}
    and x.leader_uid = p.leader_uid`

const refusedAt = (acceleratorId: RawBuilder<unknown>) => sql`greatest(
  (select x.declined_at ${ofLeader(acceleratorId)}),
  (select max(c.withdrawn_at) from publication_consent c where c.project_id = p.id
    and c.accelerator_id = ${acceleratorId} and c.withdrawn_by = p.leader_uid))`

/** An accelerator's request to the leader of project `p`: `RequestedConsent` as JSON, with `given` and `due`. */
export const requestedConsentJson = (
  acceleratorId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`json_build_object(
  'given', ${consented(acceleratorId)},
  'askedAt', (select ${instantJson(sql`x.asked_at`)} ${ofLeader(acceleratorId)}),
  'refusedAt', ${instantJson(refusedAt(acceleratorId))},
  'due', coalesce(greatest(
    (select x.asked_at + make_interval(days => ${sql.lit(repeatAfterDays.unanswered)}) ${ofLeader(acceleratorId)}),
    ${refusedAt(acceleratorId)} + make_interval(days => ${sql.lit(repeatAfterDays.refused)})) <= now(), true))`

type Request = z.output<typeof consentRequest>

/** Whether consent may be requested: there was no recent request or refusal. */
export const isRequestDue = (request: Request | null, now: Date): boolean =>
  isAskable({ askedAt: request?.at ?? null, refusedAt: request?.refusedAt ?? null }, now)

/** Returns the accelerator's last request and the leader's last refusal; `null` if there is neither. */
export const readConsentRequest = async (
  db: Db,
  { projectId, acceleratorId }: Where,
): Promise<Request | null> => {
  const { rows } = await sql<RequestedConsent & { by: Request['by'] }>`
    select ${instantJson(sql`x.asked_at`)} as "askedAt", ${personRefJson('u')} as by,
      ${instantJson(refusedAt(sql`${acceleratorId}`))} as "refusedAt"
    from project p left join publication_consent_request x on x.project_id = p.id
        and x.accelerator_id = ${acceleratorId} and x.leader_uid = p.leader_uid
      left join person u on u.uid = x.asked_by
    where p.id = ${projectId}`.execute(db)
  const found = rows[0]
  const nextAt = found ? nextAskAt(found) : null
  return found && nextAt !== null
    ? { at: found.askedAt, by: found.by, refusedAt: found.refusedAt, nextAt }
    : null
}

/** Asks the leader. Errors: `STATE_CHANGED` with a consent in force, `CONSENT_ASKED_RECENTLY`. */
export const askConsent = async (
  ctx: Deciding,
  { projectId, acceleratorId, leaderUid }: Where & { leaderUid: string },
): Promise<void> => {
  const { db, actor, now } = ctx
  await lockProject(db, projectId)
  const { rows } = await sql<{ request: RequestedConsent & { given: boolean }; works: boolean }>`
    select ${requestedConsentJson(sql`${acceleratorId}`)} as request, ${works(sql`${acceleratorId}`)} as works
    from project p where p.id = ${projectId} and p.leader_uid = ${leaderUid}`.execute(db)
  const found = rows[0]
  if (!found || found.request.given || !found.works) throw new ProductError('STATE_CHANGED')
  if (!isAskable(found.request, now))
    throw new ProductError('CONSENT_ASKED_RECENTLY', { day: nextAskAt(found.request) ?? '' })
  const request = {
    leader_uid: leaderUid,
    asked_by: actor.uid,
    asked_at: now.toISOString(),
    link_key: randomBytes(32).toString('base64url'),
    declined_at: null,
  }
  await db
    .insertInto('publication_consent_request')
    .values({ project_id: projectId, accelerator_id: acceleratorId, ...request })
    .onConflict((conflict) => conflict.columns(['project_id', 'accelerator_id']).doUpdateSet(request))
    .execute()
  await audit(ctx, {
    acceleratorId,
    subject: 'project',
    subjectId: projectId,
    action: 'askPublicationConsent',
  })
  await raise(ctx, 'PublicationConsentAsked', { projectId, leaderUid }, acceleratorId)
}

const asker = async (db: Db, { projectId, acceleratorId }: Where): Promise<string | undefined> => {
  const found = await db
    .selectFrom('publication_consent_request')
    .select('asked_by')
    .where('project_id', '=', projectId)
    .where('accelerator_id', '=', acceleratorId)
    .executeTakeFirst()
  return found?.asked_by
}

/** The leader consents, once for all showcases of an accelerator. Errors: `STATE_CHANGED` if already given. */
export const giveConsent = async (
  ctx: Deciding,
  of: Where,
  how: { byLink: boolean } = { byLink: false },
): Promise<void> => {
  const { projectId, acceleratorId } = of
  await lockProject(ctx.db, projectId)
  const given = await ctx.db
    .insertInto('publication_consent')
    .values({
      project_id: projectId,
      accelerator_id: acceleratorId,
      text_version: publicationConsentVersion,
      given_by: ctx.actor.uid,
      given_at: ctx.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!given) throw new ProductError('STATE_CHANGED')
  await audit(ctx, {
    acceleratorId,
    subject: 'project',
    subjectId: projectId,
    action: 'givePublicationConsent',
    details: { version: publicationConsentVersion, ...how },
  })
  const askedBy = await asker(ctx.db, of)
  if (askedBy) await raise(ctx, 'PublicationConsentGiven', { projectId, askedBy }, acceleratorId)
}

/** The leader declines a request. Errors: `STATE_CHANGED` if no request awaits an answer. */
export const declineConsent = async (
  ctx: Deciding,
  of: Where,
  how: { byLink: boolean } = { byLink: false },
): Promise<void> => {
  const { projectId, acceleratorId } = of
  await lockProject(ctx.db, projectId)
  const { rows } = await sql<{ askedBy: string }>`
    update publication_consent_request x set declined_at = ${ctx.now.toISOString()}
    where x.project_id = ${projectId} and x.accelerator_id = ${acceleratorId} and x.leader_uid = ${ctx.actor.uid}
      and x.declined_at is null and not exists (select from publication_consent c where c.project_id = x.project_id
        and c.accelerator_id = x.accelerator_id and c.withdrawn_at is null)
    returning x.asked_by as "askedBy"`.execute(ctx.db)
  if (!rows[0]) throw new ProductError('STATE_CHANGED')
  await audit(ctx, {
    acceleratorId,
    subject: 'project',
    subjectId: projectId,
    action: 'declinePublicationConsent',
    details: how,
  })
  await raise(ctx, 'PublicationConsentDeclined', { projectId, askedBy: rows[0].askedBy }, acceleratorId)
}

/** What the signature of a link covers. */
type Signed = { projectId: number; acceleratorId: number; leaderUid: string }

const signatureOf = (key: string, { projectId, acceleratorId, leaderUid }: Signed): string =>
  createHmac('sha256', key).update(`${projectId}.${acceleratorId}.${leaderUid}`).digest('base64url')

/** Returns the token of the email's link; undefined without a request to this leader. */
export const consentToken = async (db: Db, of: Signed): Promise<string | undefined> => {
  const found = await db
    .selectFrom('publication_consent_request')
    .select('link_key')
    .where('project_id', '=', of.projectId)
    .where('accelerator_id', '=', of.acceleratorId)
    .where('leader_uid', '=', of.leaderUid)
    .executeTakeFirst()
  return found && `${of.projectId}.${of.acceleratorId}.${signatureOf(found.link_key, of)}`
}

/** A request for consent found by the link of its email. */
export type RequestOfLink = Signed & {
  project: string
  accelerator: string
  askedBy: string
  askedAt: string
  /** Declined, or agreed to and withdrawn since. */
  declined: boolean
  consented: boolean
  isLeader: boolean
  known: boolean
  showcases: string[]
}

const form = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/

/** Finds the request of a link; undefined if the signature is invalid or belongs to an earlier request. */
export const openConsentToken = async (
  { db }: Pick<Context, 'db'>,
  token: string,
): Promise<RequestOfLink | undefined> => {
  const [, projectId, acceleratorId, signature] = form.exec(token) ?? []
  if (!projectId || !acceleratorId || !signature) return undefined
  const { rows } = await sql<RequestOfLink & { key: string }>`
    select x.project_id as "projectId", x.accelerator_id as "acceleratorId", x.leader_uid as "leaderUid",
      x.link_key as key, p.name as project, a.name as accelerator, concat_ws(' ', u.first_name, u.last_name) as "askedBy",
      ${instantJson(sql`x.asked_at`)} as "askedAt", (x.declined_at is not null
        or exists (select from publication_consent c where c.project_id = p.id and c.accelerator_id = a.id
          and c.withdrawn_at > x.asked_at)) as declined,
      p.leader_uid = x.leader_uid as "isLeader", ${consented(sql`a.id`)} as consented, ${works(sql`a.id`)} as known,
      array(select s.name from publication_template s where s.accelerator_id = a.id
        and s.content_status = 'PUBLISHED' order by s.is_main desc, lower(s.name) limit 50) as showcases
    from publication_consent_request x join project p on p.id = x.project_id
      join accelerator a on a.id = x.accelerator_id join person u on u.uid = x.asked_by
    where x.project_id = ${projectId} and x.accelerator_id = ${acceleratorId}`.execute(db)
  const found = rows[0]
  if (!found) return undefined
  const { key, ...request } = found
  return isSameSecret(signature, signatureOf(key, request)) ? request : undefined
}
