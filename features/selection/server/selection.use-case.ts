import { sql } from 'kysely'
import { invalid, ProductError, type FieldErrors } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { fieldTypes } from '../../fields/domain/field-types.ts'
import { findElement, type Field } from '../../fields/domain/tree.ts'
import { runSelection, saveSelection } from '../contract/selection.endpoints.ts'
import { kindsFor } from '../domain/rules.ts'
import { selections } from '../domain/selection.policy.ts'
import { codesIn, type SelectionSettings } from '../domain/settings.ts'
import { wholeTree } from './fields.ts'
import { jobOptions, runJob } from './job-names.ts'
import { reckonPlaces } from './places.ts'
import { namesIn, readSelection } from './read-selection.ts'
import { readRecord } from './record.repository.ts'
import { findSelection, readSaved, readStreams, type SelectionSubject } from './selection.repository.ts'

const isMoney = ({ type }: Field): boolean => fieldTypes[type].measure === 'MONEY'

/** Refuses settings with unknown fields, streams or values, or with rules that do not support their field. */
const requireKnown = async (
  db: Db,
  { track }: SelectionSubject,
  settings: SelectionSettings,
): Promise<void> => {
  const [tree, streams] = await Promise.all([wholeTree(db), readStreams(db, track.id)])
  const plain = (code: string) => {
    const element = findElement(tree, code)
    return element?.kind === 'PLAIN' ? element : undefined
  }
  const problems: FieldErrors = {}
  for (const [at, rule] of settings.rules.entries()) {
    const field = plain(rule.code)
    if (!field) problems[`settings.rules.${at}.code`] = 'NOT_IN_LIST'
    else if (!kindsFor(field.type).includes(rule.kind)) problems[`settings.rules.${at}.kind`] = 'NOT_IN_LIST'
    else if (rule.kind === 'SCALE' && isMoney(field) === (rule.currency === null))
      problems[`settings.rules.${at}.currency`] = isMoney(field) ? 'REQUIRED' : 'INVALID'
  }
  for (const [at, code] of settings.required.entries())
    if (!plain(code)) problems[`settings.required.${at}`] = 'NOT_IN_LIST'
  for (const [at, { streamId }] of settings.streamQuotas.entries())
    if (streams.every(({ id }) => id !== streamId))
      problems[`settings.streamQuotas.${at}.streamId`] = 'NOT_IN_LIST'
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** Saves the settings with an optimistic lock: the slower save is refused. */
export const saveSelectionUseCase = useCase({
  endpoint: saveSelection,
  load: (ctx, { body }) => findSelection(ctx.db, body.trackpointId),
  authorize: selections.manage,
  run: async (ctx, { body: { trackpointId, version, settings } }, subject) => {
    await requireKnown(ctx.db, subject, settings)
    const { acceleratorId } = subject
    const row = {
      settings: JSON.stringify(settings),
      version: version + 1,
      updated_by: ctx.actor.uid,
      updated_at: ctx.now.toISOString(),
    }
    const saved =
      version === 0
        ? await ctx.db
            .insertInto('selection_settings')
            .values({ trackpoint_id: trackpointId, accelerator_id: acceleratorId, ...row })
            .onConflict((conflict) => conflict.doNothing())
            .returning('version')
            .execute()
        : await ctx.db
            .updateTable('selection_settings')
            .set(row)
            .where('trackpoint_id', '=', trackpointId)
            .where('version', '=', version)
            .returning('version')
            .execute()
    if (saved.length === 0) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId,
      subject: 'trackpoint',
      subjectId: trackpointId,
      action: 'saveSelection',
      details: { version: version + 1 },
    })
    return (after) => readSelection(after as SignedIn, subject)
  },
})

/** Current names of everything in the settings; the record stores them, because they may change later. */
const namesNow = async (db: Db, { track }: SelectionSubject, settings: SelectionSettings) => {
  const [tree, names, streams] = await Promise.all([
    wholeTree(db),
    namesIn({ db }, settings),
    readStreams(db, track.id),
  ])
  const fields = codesIn(settings).map((code) => [
    code,
    findElement(tree, code)?.name ?? { ru: code, en: code },
  ])
  return {
    fields: Object.fromEntries(fields) as Record<string, { ru: string; en: string }>,
    names,
    streams: Object.fromEntries(streams.map(({ id, name }) => [String(id), name])),
  }
}

const writeItems = async (db: Db, recordId: number, parts: readonly string[]): Promise<void> => {
  for (const part of parts)
    await sql`
      insert into selection_record_item (record_id, place, accelerator_id, task_id, project_id, project_name, stream_name,
        outcome, points, by_rule, failures)
      select ${recordId}, i.place, w.accelerator_id, w.id, p.id, p.name, coalesce(s.name, ''),
        i.outcome, i.points, i."byRule", i.failures
      from jsonb_to_recordset(${part}::jsonb)
          as i (place int, "taskId" bigint, outcome text, points float8, "byRule" float8[], failures jsonb)
        join project_trackpoint w on w.id = i."taskId"
        join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
        join acceleration_request r on r.id = q.request_id left join stream s on s.id = r.stream_id`.execute(
      db,
    )
}

/** Writes the record of the places that were shown, and starts the job that moves the tasks. */
export const runSelectionUseCase = useCase({
  endpoint: runSelection,
  load: (ctx, { body }) => findSelection(ctx.db, body.trackpointId),
  authorize: selections.manage,
  prepare: async (ctx, { body: { trackpointId } }) => {
    const { settings, version } = await readSaved(ctx.db, trackpointId)
    return { settings, version, places: await reckonPlaces(ctx, trackpointId, settings) }
  },
  run: async (ctx, { body: { trackpointId, version, fingerprint } }, subject, prepared) => {
    const { settings, places } = prepared
    if (places.taskIds.length === 0) throw new ProductError('NOTHING_TO_SELECT')
    const current = await ctx.db
      .selectFrom('selection_settings')
      .select('version')
      .where('trackpoint_id', '=', trackpointId)
      .forShare()
      .executeTakeFirst()
    const isAsSeen = current?.version === version && prepared.version === version
    if (!isAsSeen || places.fingerprint !== fingerprint) throw new ProductError('STATE_CHANGED')
    const { acceleratorId, track, programme, trackpoint } = subject
    const { id } = await ctx.db
      .insertInto('selection_record')
      .values({
        accelerator_id: acceleratorId,
        trackpoint_id: trackpointId,
        track_id: track.id,
        programme_id: programme.id,
        trackpoint_name: trackpoint.name,
        track_name: track.name,
        programme_name: programme.name,
        settings: JSON.stringify({ settings, ...(await namesNow(ctx.db, subject, settings)) }),
        participants: places.taskIds.length,
        passed: places.passed,
        created_by: ctx.actor.uid,
        created_at: ctx.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeItems(ctx.db, id, places.items)
    await audit(ctx, {
      acceleratorId,
      subject: 'selection_record',
      subjectId: id,
      action: 'run',
      to: 'RUNNING',
      details: { trackpointId, participants: places.taskIds.length, passed: places.passed },
    })
    await enqueue(ctx.db, runJob, { recordId: id }, jobOptions(runJob, id))
    return (after) => readRecord(after, id)
  },
})
