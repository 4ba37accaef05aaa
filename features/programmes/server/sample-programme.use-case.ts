import { sql } from 'kysely'
import { leaveSampleMails, takeSampleMails } from '#features/communication'
import { leaveSampleForm, takeSampleForm } from '#features/profile-templates'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { adoptSample, getAdoptedSample, undoSample } from '../contract/sample-programme.endpoints.ts'
import { contents } from '../domain/content.policy.ts'
import { freeName } from '../domain/version-names.rules.ts'
import { findAcceleratorFacts, findContent } from './content.repository.ts'
import { lookInto } from './programme-file.ts'
import { sampleProgramme } from './sample-programme.ts'
import { readProgrammes } from './tree.repository.ts'
import { writeProgramme } from './write-plan.ts'

/** Samples `a` of programmes `p` without dependants: all drafts, no applications. */
const unused = sql`p.content_status = 'DRAFT'
  and not exists (select from track t where t.programme_id = p.id and (t.content_status <> 'DRAFT'
    or exists (select from acceleration_request r where r.track_id = t.id)
    or exists (select from project_track q where q.track_id = t.id)))`

const unusedSample = async (db: Db, where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from adopted_sample a join programme p on p.id = a.programme_id
    where ${where} and ${unused} order by a.adopted_at desc limit 1`.execute(db)
  return rows[0]
}

export const getAdoptedSampleQuery = query({
  endpoint: getAdoptedSample,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async ({ db }, _input, { acceleratorId }) => ({
    sample: (await unusedSample(db, sql`p.accelerator_id = ${acceleratorId}`)) ?? null,
  }),
})

export const adoptSampleUseCase = useCase({
  endpoint: adoptSample,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body: { locale } }, { acceleratorId }) => {
    const [{ plan }, named] = await Promise.all([
      lookInto(ctx.db, sampleProgramme(locale)),
      ctx.db.selectFrom('programme').select('name').where('accelerator_id', '=', acceleratorId).execute(),
    ])
    const name = freeName(plan.name, new Set(named.map((one) => one.name)))
    const id = await writeProgramme(ctx, acceleratorId, { ...plan, name }, { sample: locale })
    const formId = await takeSampleForm(ctx, locale)
    const mailIds = await takeSampleMails(ctx, acceleratorId)
    await ctx.db
      .insertInto('adopted_sample')
      .values({
        programme_id: id,
        adopted_by: ctx.actor.uid,
        adopted_at: ctx.now.toISOString(),
        form_id: formId,
        mail_ids: mailIds,
      })
      .execute()
    return stillThere((await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0])
  },
})

/** The review form goes with the last programme that came with it, the words of mails with the last of this accelerator. */
const leaveWhatCameAlong = async (
  ctx: SignedIn,
  programmeId: number,
  acceleratorId: number,
): Promise<void> => {
  const { rows } = await sql<{
    formId: number | null
    isLastForm: boolean
    mailIds: number[]
    heirId: number | null
  }>`
    select a.form_id as "formId", a.mail_ids as "mailIds", not exists (select from adopted_sample o
        where o.form_id = a.form_id and o.programme_id <> a.programme_id) as "isLastForm",
      (select o.programme_id from adopted_sample o join programme p on p.id = o.programme_id
        where p.accelerator_id = ${acceleratorId} and o.programme_id <> a.programme_id limit 1) as "heirId"
    from adopted_sample a where a.programme_id = ${programmeId} for update`.execute(ctx.db)
  const came = stillThere(rows[0])
  if (came.heirId === null) await leaveSampleMails(ctx, acceleratorId, came.mailIds)
  else
    await sql`update adopted_sample set mail_ids = mail_ids || ${came.mailIds}::bigint[]
      where programme_id = ${came.heirId}`.execute(ctx.db)
  if (came.formId === null || !came.isLastForm) return
  await sql`update adopted_sample set form_id = null where programme_id = ${programmeId}`.execute(ctx.db)
  await leaveSampleForm(ctx, came.formId)
}

export const undoSampleUseCase = useCase({
  endpoint: undoSample,
  load: (ctx, { body }) => findContent(ctx.db, 'programme', body.programmeId),
  authorize: contents.edit,
  run: async (ctx, { body: { programmeId } }, { acceleratorId }) => {
    // Locked, so that it is not published or applied to meanwhile.
    await sql`select from programme where id = ${programmeId} for update`.execute(ctx.db)
    await sql`select from track where programme_id = ${programmeId} order by id for update`.execute(ctx.db)
    const sample = await unusedSample(ctx.db, sql`p.id = ${programmeId}`)
    if (!sample) throw new ProductError('STATE_CHANGED')
    await leaveWhatCameAlong(ctx, programmeId, acceleratorId)
    await sql`delete from trackpoint k using track t where t.id = k.track_id and t.programme_id = ${programmeId}`.execute(
      ctx.db,
    )
    await sql`delete from track where programme_id = ${programmeId}`.execute(ctx.db)
    await sql`delete from programme where id = ${programmeId}`.execute(ctx.db)
    await audit(ctx, {
      acceleratorId,
      subject: 'programme',
      subjectId: programmeId,
      action: 'delete',
      comment: sample.name,
    })
    return undefined
  },
})
