import { sql } from 'kysely'
import { leaveSampleMails, takeSampleMails } from '#features/communication'
import { leaveSampleForm, takeSampleForm } from '#features/profile-templates'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { adoptSample, getAdoptedSample, undoSample } from '../contract/sample-programme.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { freeName } from '../domain/version-names.rules.ts'
import { deleteTrack, findAcceleratorFacts, findContent } from './content.repository.ts'
import { refuseWhileOffered } from './offered-tracks.repository.ts'
import { checkProgrammeFile } from './programme-file.ts'
import { sampleProgramme } from './sample-programme.ts'
import { readProgrammes } from './tree.repository.ts'
import { writeProgramme } from './write-plan.ts'

/** Samples `a` of programmes `p` that have neither applications nor projects. */
const unused = sql`not exists (select from track t where t.programme_id = p.id
    and (exists (select from acceleration_request r where r.track_id = t.id)
      or exists (select from project_track q where q.track_id = t.id)))`

/** Later changes than this are not part of the adoption itself. */
const adopting = sql`a.adopted_at + interval '5 seconds'`

/** Whether the sample `a` was edited, extended or published after its adoption. */
const isChanged = sql`(p.content_status <> 'DRAFT' or p.updated_at > ${adopting}
  or exists (select from track t where t.programme_id = p.id and (t.content_status <> 'DRAFT' or t.updated_at > ${adopting}
    or exists (select from trackpoint k where k.track_id = t.id
      and (k.content_status <> 'DRAFT' or k.updated_at > ${adopting})))))`

type UnusedSample = { id: number; name: string; isPublished: boolean; isChanged: boolean; isOffered: boolean }

const unusedSample = async (db: Db, where: ReturnType<typeof sql>) => {
  const { rows } = await sql<UnusedSample>`
    select p.id, p.name, p.content_status = 'PUBLISHED' as "isPublished", ${isChanged} as "isChanged",
      exists (select from track_transfer x join track t on t.id = x.track_id
        where t.programme_id = p.id and x.status = 'CONSIDERATION') as "isOffered"
    from adopted_sample a join programme p on p.id = a.programme_id
    where ${where} and ${unused} order by a.adopted_at desc limit 1`.execute(db)
  return rows[0]
}

export const getAdoptedSampleQuery = query({
  endpoint: getAdoptedSample,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async ({ db }, _input, { acceleratorId }) => {
    const sample = await unusedSample(
      db,
      sql`p.accelerator_id = ${acceleratorId} and p.content_status <> 'ARCHIVE'`,
    )
    const actions: 'undo'[] = sample?.isOffered ? [] : ['undo']
    return { sample: sample ? { ...sample, actions } : null }
  },
})

export const adoptSampleUseCase = useCase({
  endpoint: adoptSample,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body: { locale } }, { acceleratorId }) => {
    const [{ plan }, named] = await Promise.all([
      checkProgrammeFile(ctx, acceleratorId, sampleProgramme(locale)),
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
  run: async (ctx, { body: { programmeId, confirmed } }, { acceleratorId }) => {
    // Locked, so that nobody applies or publishes meanwhile.
    await sql`select from programme where id = ${programmeId} for update`.execute(ctx.db)
    const { rows: tracks } = await sql<{ id: number }>`
      select id from track where programme_id = ${programmeId} order by id for update`.execute(ctx.db)
    await refuseWhileOffered(ctx.db, 'programme', programmeId)
    const sample = await unusedSample(ctx.db, sql`p.id = ${programmeId}`)
    if (!sample || (sample.isChanged && !confirmed)) throw new ProductError('STATE_CHANGED')
    await leaveWhatCameAlong(ctx, programmeId, acceleratorId)
    await sql`delete from trackpoint k using track t where t.id = k.track_id and t.programme_id = ${programmeId}`.execute(
      ctx.db,
    )
    for (const { id } of tracks) await deleteTrack(ctx.db, id)
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
