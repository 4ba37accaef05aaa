import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import {
  copyProgramme,
  createTrackVersion,
  exportProgramme,
  importProgramme,
  previewProgrammeFile,
} from '../contract/whole-programme.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { copyName, freeName } from '../domain/version-names.rules.ts'
import { findAcceleratorFacts, findContent, nextPosition } from './content.repository.ts'
import { lockForEdit } from './edit-locks.repository.ts'
import { checkProgrammeFile, programmeAsFile } from './programme-file.ts'
import { planOfProgramme, planOfTrack } from './programme-plan.repository.ts'
import { readProgrammes, readTracks } from './tree.repository.ts'
import { writeProgramme, writeTrack } from './write-plan.ts'

/** Names of an accelerator's programmes: a repeated copy or import gets the next number. */
const namesOf = async (db: Db, acceleratorId: number): Promise<Set<string>> => {
  const named = await db
    .selectFrom('programme')
    .select('name')
    .where('accelerator_id', '=', acceleratorId)
    .execute()
  return new Set(named.map(({ name }) => name))
}

/** A newer version is placed right after its track; one draft at a time, so of two concurrent calls one succeeds. */
export const createTrackVersionUseCase = useCase({
  endpoint: createTrackVersion,
  load: (ctx, { body }) => findContent(ctx.db, 'track', body.trackId),
  authorize: contents.edit,
  run: async (ctx, { body: { trackId } }, { acceleratorId, parentId }) => {
    await lockForEdit(ctx.db, 'programme', parentId)
    const [before, found] = await Promise.all([
      readTracks(ctx.db, ctx.actor, sql`t.id = ${trackId}`),
      planOfTrack(ctx.db, trackId),
    ])
    const [track, plan] = [stillThere(before[0]), stillThere(found)]
    if (!track.actions.includes('newVersion')) throw new ProductError('STATE_CHANGED')
    // Checks the limits; its own position is right after the track.
    await nextPosition(ctx.db, 'track', parentId, { tracks: 1, trackpoints: plan.trackpoints.length })
    await sql`update track set seq = seq + 1 where programme_id = ${parentId} and (seq, id) > (${track.seq}, ${trackId})`.execute(
      ctx.db,
    )
    const id = await writeTrack(
      ctx,
      { acceleratorId, programmeId: parentId, seq: track.seq + 1 },
      { ...plan, name: copyName(plan.name) },
    )
    return stillThere((await readTracks(ctx.db, ctx.actor, sql`t.id = ${id}`))[0])
  },
})

export const copyProgrammeUseCase = useCase({
  endpoint: copyProgramme,
  load: (ctx, { body }) => findContent(ctx.db, 'programme', body.programmeId),
  authorize: contents.edit,
  run: async (ctx, { body: { programmeId } }, { acceleratorId }) => {
    await lockForEdit(ctx.db, 'programme', programmeId)
    const plan = stillThere(await planOfProgramme(ctx.db, programmeId))
    // Tracks of another programme are not newer versions of these.
    const tracks = plan.tracks.map((track) => ({ ...track, copiedFrom: null }))
    const id = await writeProgramme(
      ctx,
      acceleratorId,
      { ...plan, tracks, name: freeName(copyName(plan.name), await namesOf(ctx.db, acceleratorId)) },
      { copiedFrom: programmeId },
    )
    return stillThere((await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0])
  },
})

export const exportProgrammeQuery = query({
  endpoint: exportProgramme,
  load: (ctx, input) => findContent(ctx.db, 'programme', input.query.programmeId),
  authorize: contents.edit,
  run: async (ctx, _input, { id }) => {
    const plan = stillThere(await planOfProgramme(ctx.db, id))
    const file = await programmeAsFile(ctx.db, plan)
    return {
      name: `${plan.name}.json`,
      mime: 'application/json; charset=utf-8',
      stream: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
    }
  },
})

/** Dry run of an import: the same checks, and no writes. */
export const previewProgrammeFileQuery = query({
  endpoint: previewProgrammeFile,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body: { file } }, { acceleratorId }) => {
    const { plan, missing, missingReports } = await checkProgrammeFile(ctx, acceleratorId, file)
    return {
      name: freeName(plan.name, await namesOf(ctx.db, acceleratorId)),
      tracks: plan.tracks.map(({ name, trackpoints }) => ({ name, trackpoints: trackpoints.length })),
      missing,
      missingReports,
    }
  },
})

export const importProgrammeUseCase = useCase({
  endpoint: importProgramme,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body: { file, without } }, { acceleratorId }) => {
    const { plan, missing } = await checkProgrammeFile(ctx, acceleratorId, file)
    if (missing.some(({ code }) => !without.includes(code))) throw new ProductError('STATE_CHANGED')
    const name = freeName(plan.name, await namesOf(ctx.db, acceleratorId))
    const id = await writeProgramme(ctx, acceleratorId, { ...plan, name }, { imported: true })
    return stillThere((await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0])
  },
})
