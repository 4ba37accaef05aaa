import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { isAcceleratorAdmin, type Actor } from '#platform/domain/actor.ts'
import { possibleActions, type Machine } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import type { programme, track, trackpoint } from '../contract/content.schemas.ts'
import {
  programmeMachine,
  trackMachine,
  trackpointMachine,
  contents,
  type ContentFacts,
} from '../domain/content.machine.ts'
import { deletionBlock, type Dependants } from '../domain/deletion.rules.ts'
import type { ContentAction, ContentState, ContentEvent } from '../domain/states.ts'
import { coverUrl } from './cover-url.sql.ts'
import { reliedOn } from './edit-locks.repository.ts'
import { offeredToJson } from './offered-tracks.repository.ts'
import { followedSchedule } from './programme-plan.repository.ts'
import { taskReportOf } from './task-report.sql.ts'
import { priceColumns } from './track-price.sql.ts'

/** A programme in the contract. */
export type Programme = z.output<typeof programme>
/** A track in the contract. */
export type Track = z.output<typeof track>
/** A trackpoint in the contract. */
export type Trackpoint = z.output<typeof trackpoint>

type WithFacts = { contentStatus: ContentState; facts: ContentFacts; dependants: Dependants }
type Shown<Row> = Omit<Row, 'actions' | 'deletionBlock'>

/** Actions that are disabled while the track is offered (`refuseWhileOffered`). */
const heldActions: ReadonlySet<string> = new Set(['publish', 'archive', 'restore', 'edit', 'delete'])
const heldTaskActions: ReadonlySet<string> = new Set([...heldActions, 'order'])
type ContentMachine = Machine<ContentState, ContentAction, ContentFacts, ContentEvent>

/** Replaces the facts with the currently possible actions. */
const withActions = <R extends WithFacts>(
  row: R,
  machine: ContentMachine,
  actor: Actor,
  own: readonly Programme['actions'][number][] = [],
  locked: ReadonlySet<string> = new Set(),
) => {
  const { facts, dependants, ...shown } = row
  const may = contents.edit.allows(actor, facts)
  const block = deletionBlock(dependants)
  return {
    ...shown,
    deletionBlock: block,
    actions: [
      ...possibleActions(machine, row.contentStatus, actor, facts),
      ...(may ? (['edit', 'order', 'delete', ...own] as const) : []),
    ].filter((action) => !locked.has(action) && !(block && action === 'delete')),
  }
}

const facts = (parentPublished: RawBuilder<unknown>) => sql`json_build_object('acceleratorId', a.id,
  'acceleratorApproved', a.approval = 'COORDINATED', 'acceleratorFinished', a.status = 'FINISHED', 'parentPublished', ${parentPublished}) as facts`

/** Programmes of an accelerator in order, or one of them. */
export const readProgrammes = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<Programme[]> => {
  const { rows } = await sql<Shown<Programme> & WithFacts>`
    select p.id, p.name, p.description, p.duration_days as "durationDays", p.creation_strategy as "creationStrategy",
      p.hide_project_profile as "hideProjectProfile", p.automatic_publication as "automaticPublication",
      p.content_status as "contentStatus", p.seq, p.version, p.updated_at as "updatedAt",
      (select count(*)::int from track t where t.programme_id = p.id) as "tracksCount", ${reliedOn.programme} as "reliedOn",
      json_build_object('tracks', (select count(*) from track t where t.programme_id = p.id)) as dependants,
      ${facts(sql`true`)}
    from programme p join accelerator a on a.id = p.accelerator_id
    where ${where} order by p.seq, p.id`.execute(db)
  return rows.map((row) => withActions(row, programmeMachine, actor, ['copyProgramme', 'export']))
}

/** A track that was once open to applicants may have newer versions, one draft at a time. */
const mayHaveNewVersion = ({
  contentStatus,
  newerVersion,
  reliedOn: applications,
}: Pick<Track, 'contentStatus' | 'newerVersion' | 'reliedOn'>): boolean =>
  (contentStatus !== 'DRAFT' || applications > 0) && newerVersion?.contentStatus !== 'DRAFT'

/** Administrators of an approved accelerator may offer tracks that are not archived to others. */
const mayOffer = (actor: Actor, { contentStatus, facts: own }: WithFacts): boolean =>
  contentStatus !== 'ARCHIVE' && own.acceleratorApproved && isAcceleratorAdmin(actor, own.acceleratorId)

/** Tracks in order, or one of them. */
export const readTracks = async (db: Db, actor: Actor, where: RawBuilder<unknown>): Promise<Track[]> => {
  const { rows } = await sql<Shown<Track> & WithFacts>`
    select t.id, t.name, t.description, t.selection_conditions as "selectionConditions",
      t.face_text as "faceText", ${coverUrl} as "coverUrl",
      t.duration_days as "durationDays", t.investment_type as "investmentType", t.short_link as "shortLink",
      t.decision_days as "decisionDays", ${priceColumns}, t.accept_automatically as "acceptAutomatically", t.expertise_visible_to_team as "expertiseVisibleToTeam",
      t.request_type as "requestType",
      exists (select from track o where o.stream_schedule_id = t.stream_schedule_id and o.id <> t.id) as "sharedStreamSchedule",
      ${followedSchedule} is not null as "followsSchedule",
      t.access_status as "accessStatus", t.content_status as "contentStatus",
      t.seq, t.version, t.updated_at as "updatedAt", json_build_object('id', p.id, 'name', p.name) as programme,
      (select count(*)::int from trackpoint k where k.track_id = t.id) as "trackpointsCount",
      (select count(*)::int from acceleration_request r where r.track_id = t.id) as "requestsCount", ${reliedOn.track} as "reliedOn",
      case when c.id is null then null else json_build_object('id', c.id, 'name', c.name) end as "copiedFrom",
      (select json_build_object('id', n.id, 'name', n.name, 'contentStatus', n.content_status) from track n
        where n.copied_from_id = t.id and n.content_status <> 'ARCHIVE' order by n.id desc limit 1) as "newerVersion",
      ${offeredToJson} as "offeredTo",
      json_build_object('trackpoints', (select count(*) from trackpoint k where k.track_id = t.id),
        'requests', (select count(*) from acceleration_request r where r.track_id = t.id)
          + (select count(*) from project_track q where q.track_id = t.id and q.access_status = 'TRANSFERRED')) as dependants,
      ${facts(sql`p.content_status = 'PUBLISHED'`)}
    from track t join programme p on p.id = t.programme_id join accelerator a on a.id = t.accelerator_id
      left join track c on c.id = t.copied_from_id
    where ${where} order by t.seq, t.id`.execute(db)
  return rows.map((row) =>
    withActions(
      row,
      trackMachine,
      actor,
      [
        row.accessStatus === 'BLOCKED' ? 'allow' : 'block',
        ...(mayHaveNewVersion(row) ? (['newVersion'] as const) : []),
        ...(mayOffer(actor, row) ? (['offer'] as const) : []),
      ],
      row.offeredTo.length > 0 ? heldActions : undefined,
    ),
  )
}

/** Trackpoints in order, or one of them. */
export const readTrackpoints = async (
  db: Db,
  actor: Actor,
  where: RawBuilder<unknown>,
): Promise<Trackpoint[]> => {
  const { rows } = await sql<Shown<Trackpoint> & WithFacts & { isHeld: boolean }>`
    select k.id, k.name, k.description, k.expected_result as "expectedResult", k.type, k.performer,
      k.strictly_accepted as "strictlyAccepted", k.answer_required as "answerRequired",
      k.duration_days as "durationDays", ${taskReportOf} as "reportType", k.content_status as "contentStatus", k.seq, k.version,
      k.updated_at as "updatedAt", json_build_object('id', p.id, 'name', p.name) as programme,
      json_build_object('id', t.id, 'name', t.name, 'investmentType', t.investment_type) as track,
      case when c.id is null then null else json_build_object('id', c.id, 'name', c.name) end as "copiedFrom",
      (select json_build_object('id', u.id, 'name', u.name) from user_report u where u.id = k.user_report_id) as template,
      (select count(*)::int from project_trackpoint q where q.trackpoint_id = k.id) as "tasksCount", ${reliedOn.trackpoint} as "reliedOn",
      exists (select from track_transfer x where x.track_id = t.id and x.status = 'CONSIDERATION') as "isHeld",
      json_build_object('tasks', (select count(*) from project_trackpoint q where q.trackpoint_id = k.id)) as dependants,
      ${facts(sql`true`)}
    from trackpoint k join track t on t.id = k.track_id join programme p on p.id = t.programme_id
      join accelerator a on a.id = k.accelerator_id left join trackpoint c on c.id = k.copied_from_id
    where ${where} order by k.seq, k.id`.execute(db)
  return rows.map(({ isHeld, ...row }) =>
    withActions(row, trackpointMachine, actor, ['copy'], isHeld ? heldTaskActions : undefined),
  )
}
