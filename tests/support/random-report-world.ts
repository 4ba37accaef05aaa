import { standardScoring } from '../../features/reports/domain/standard-scoring.ts'
import { insertAll, insertMany, insertOne, type NewRow, type Row } from './factories/insert.ts'
import type { Person } from './factories/person.ts'
import { taskRow } from './factories/task-row.ts'
import type { TestPortal } from './portal.ts'
import { randomOf } from './random-of.ts'

const day = 86_400_000

const zones = ['Europe/Moscow', 'Asia/Vladivostok', 'America/New_York', 'UTC'] as const
const lastStates = [
  'NOT_STARTED',
  'PROCESS_CODE',
  'START',
  'DONE_CODE',
  'DISCARD_CODE',
  'ACCEPT_CODE',
] as const

/** What worlds share, because no report compares it: dictionary values, and a template whose fields tasks ask. */
export type Shared = { industries: number[]; regions: number[]; stages: number[]; templateId: number }

/** A small accelerator with random applications, work, decisions, comments and answers. */
export type ReportWorld = {
  acceleratorId: number
  zone: string
  team: Person
  tracker: Person
  /** Tracked here, and left. */
  former: Person
  /** Reads the first programme as its sponsor. */
  sponsor: Person
  programmeId: number
  trackpointId: number
}

/** Codes of the fields that the tasks of worlds ask. */
export const askedCodes = ['goal', 'market'] as const

/** Moves of a task to its state, each some days after the one before. */
const movesTo = (
  state: (typeof lastStates)[number],
  { below }: ReturnType<typeof randomOf>,
): [action: string, to: string][] => {
  if (state === 'NOT_STARTED') return []
  const moves: [string, string][] = [['start', 'PROCESS_CODE']]
  if (state === 'PROCESS_CODE') return moves
  moves.push(['complete', 'DONE_CODE'])
  for (let returns = below(2); returns > 0; returns--)
    moves.push(['return', 'START'], ['complete', 'DONE_CODE'])
  if (state === 'START') moves.push(['return', 'START'])
  if (state === 'ACCEPT_CODE') moves.push(['accept', 'ACCEPT_CODE'])
  if (state === 'DISCARD_CODE') moves.push(['discard', 'DISCARD_CODE'])
  return moves
}

type Transfer = {
  work: { id: number; accelerator_id: number; project_id: number; request_id: number; track_id: number }
  to: Row<'track'>
  state: (typeof lastStates)[number]
  at: string
  tracker: Person | null
  by: Person
}

/** Transfers a project to another track, as its accelerator does; returns the new participation. */
const transfer = async (
  { make, db }: TestPortal,
  { work, to, state, at, tracker, by }: Transfer,
): Promise<number> => {
  const point = await make.trackpoint({ track: to })
  await db
    .updateTable('project_track')
    .set({ access_status: 'TRANSFERRED', request_id: null })
    .where('id', '=', work.id)
    .execute()
  const next = await insertOne(db, 'project_track', {
    accelerator_id: work.accelerator_id,
    project_id: work.project_id,
    track_id: to.id,
    request_id: work.request_id,
    tracker_uid: tracker?.uid ?? null,
    tasks_total: 1,
  })
  await insertAll(db, 'project_trackpoint', [taskRow(next, point, 1, { state })])
  await db.updateTable('project_track').set({ transferred_to: next.id }).where('id', '=', work.id).execute()
  await db
    .updateTable('acceleration_request')
    .set({ track_id: to.id, stream_id: null })
    .where('id', '=', work.request_id)
    .execute()
  const moved = { accelerator_id: work.accelerator_id, actor_uid: by.uid, at }
  await insertAll(db, 'audit_entry', [
    {
      ...moved,
      subject: 'participation',
      subject_id: String(work.id),
      action: 'TRANSFER_PROJECT',
      from_state: 'ALLOWED_TO_WORK',
      to_state: 'TRANSFERRED',
      details: '{}',
    },
    {
      ...moved,
      subject: 'acceleration_request',
      subject_id: String(work.request_id),
      action: 'transfer',
      from_state: 'ACCEPT',
      to_state: 'ACCEPT',
      details: JSON.stringify({ fromTrack: 'Прежний трек', toTrack: to.name }),
    },
  ])
  return next.id
}

/** Makes a random world; the same seed makes the same. */
export const makeReportWorld = async (
  portal: TestPortal,
  seed: number,
  shared: Shared,
): Promise<ReportWorld> => {
  const { make, db } = portal
  const random = randomOf(seed)
  const { below, pick } = random
  const zone = pick(zones)
  const accelerator = await make.accelerator({ time_zone: zone })
  const team = await make.member({ accelerator, role: 'ACC' })
  const tracker = await make.member({ accelerator, role: 'TRC' })
  const former = await make.member({ accelerator, role: 'TRC' })
  const sponsor = await make.person({ roles: ['CST'] })
  const programmes = [await make.programme({ accelerator }), await make.programme({ accelerator })]
  const tracks = [
    await make.track({ programme: programmes[0]! }),
    await make.track({ programme: pick(programmes) }),
  ]
  const streams = new Map<number, number>()
  for (const track of tracks) streams.set(track.id, (await make.stream({ track })).id)
  const asking = await make.trackpoint({ track: tracks[0]! })
  await insertAll(
    db,
    'trackpoint_field',
    askedCodes.map((element_code, seq) => ({
      trackpoint_id: asking.id,
      template_id: shared.templateId,
      element_code,
      seq,
    })),
  )
  await insertOne(db, 'programme_sponsor', {
    accelerator_id: accelerator.id,
    programme_id: programmes[0]!.id,
    email: sponsor.email,
    named_by: team.uid,
  })
  const showcase = await make.publicationTemplate({ accelerator })
  const published = new Set<number>()
  const scorings: NewRow<'scoring'>[] = []
  const audits: NewRow<'audit_entry'>[] = []
  const comments: NewRow<'task_comment'>[] = []
  const values: NewRow<'profile_value'>[] = []
  const applied = new Set<string>()
  let project = await make.project()
  for (let n = 1 + below(4); n > 0; n--) {
    const track = pick(tracks)
    // A project may apply to several tracks, to each once.
    if (below(3) > 0 || applied.has(`${project.id} ${track.id}`)) project = await make.project()
    applied.add(`${project.id} ${track.id}`)
    const createdAt = Date.now() - (5 + below(120)) * day - below(24) * 3_600_000
    const isAccepted = below(3) > 0
    const of = { project, track }
    let requestId: number
    let decided: number | null = createdAt + below(4) * day
    if (isAccepted) {
      const states = [...Array.from({ length: below(2) }, () => 'ACCEPT_CODE' as const), pick(lastStates)]
      const work = await make.participation({ ...of, states, ...(below(2) === 0 ? { tracker } : {}) })
      requestId = work.request_id
      let at = decided
      for (const [index, state] of states.entries()) {
        const task = work.tasks[index]!
        for (const [action, to_state] of movesTo(state, random)) {
          at += (1 + below(40)) * 3_600_000
          audits.push({
            accelerator_id: accelerator.id,
            subject: 'task',
            subject_id: String(task.id),
            action,
            to_state,
            actor_uid: ['start', 'complete'].includes(action)
              ? null
              : pick([team.uid, tracker.uid, former.uid]),
            at: new Date(at).toISOString(),
          })
        }
        for (let words = below(3); words > 0; words--)
          comments.push({
            task_id: task.id,
            author_uid: pick([team.uid, tracker.uid, former.uid]),
            kind: 'COMMENT',
            body: 'Уточните',
            created_at: new Date(at).toISOString(),
          })
        if (below(4) === 0)
          await make.expertJob({ task, status: pick(['NEW', 'COMPLETE'] as const), client_uid: team.uid })
      }
      const next = tracks.find(
        ({ id }) => id !== track.id && !applied.has(`${project.id} ${id}`) && states.at(-1) !== 'DONE_CODE',
      )
      let workId = work.id
      if (next && below(4) === 0) {
        applied.add(`${project.id} ${next.id}`)
        const movedAt = Math.min(at + day, Date.now() - 60_000)
        const moved = { work, to: next, state: pick(lastStates), at: new Date(movedAt).toISOString() }
        workId = await transfer(portal, { ...moved, tracker: below(2) === 0 ? tracker : null, by: team })
      }
      if (below(5) === 0)
        await db
          .updateTable('project_track')
          .set({ access_status: 'BLOCKED' })
          .where('id', '=', workId)
          .execute()
    } else {
      const status = pick(['NEW', 'REJECT', 'CANCEL'] as const)
      requestId = (await make.request({ ...of, status })).id
      if (status === 'NEW') decided = null
    }
    await db
      .updateTable('acceleration_request')
      .set({
        created_at: new Date(createdAt).toISOString(),
        decided_at: decided === null ? null : new Date(decided).toISOString(),
      })
      .where('id', '=', requestId)
      .execute()
    // A transferred application is in no stream of its track.
    if (below(2) === 0)
      await db
        .updateTable('acceleration_request')
        .set({ stream_id: streams.get(track.id)! })
        .where('id', '=', requestId)
        .where('track_id', '=', track.id)
        .execute()
    await db
      .updateTable('project')
      .set({
        industry_ids: shared.industries.filter(() => below(2) === 0),
        territory_id: pick([null, ...shared.regions]),
        stage_id: pick([null, ...shared.stages]),
      })
      .where('id', '=', project.id)
      .execute()
    if (below(3) === 0 && !published.has(project.id)) {
      published.add(project.id)
      await insertOne(db, 'project_publication', {
        accelerator_id: accelerator.id,
        project_id: project.id,
        template_id: showcase.id,
        status: pick(['DRAFT', 'PUBLISHED'] as const),
        published_at: new Date(createdAt).toISOString(),
        published_by: team.uid,
      })
    }
    for (let versions = below(3); versions > 0; versions--)
      scorings.push({
        accelerator_id: accelerator.id,
        project_id: project.id,
        // Some by parameters that have changed since.
        groups: (below(4) === 0 ? [] : standardScoring) as never,
        marks: [] as never,
        total: below(101),
        assessed: 1,
        parameters: 2,
        assessed_by: team.uid,
      })
    for (const code of askedCodes)
      if (
        below(2) === 0 &&
        !values.some((value) => value.project_id === project.id && value.element_code === code)
      )
        values.push({
          project_id: project.id,
          element_code: code,
          item_id: null,
          field_code: code,
          value: pick(['x', '']),
        })
  }
  await db.deleteFrom('accelerator_member').where('person_uid', '=', former.uid).execute()
  await insertMany(db, 'audit_entry', audits)
  await insertOne(db, 'audit_entry', {
    accelerator_id: accelerator.id,
    subject: 'accelerator_member',
    subject_id: former.uid,
    action: 'AcceleratorMemberLeft',
    from_state: 'TRC',
    actor_uid: former.uid,
  })
  await insertMany(db, 'scoring', scorings)
  await insertMany(db, 'task_comment', comments)
  await insertMany(db, 'profile_value', values)
  const question = await insertOne(db, 'notification', {
    code: 'MESSAGE',
    sender_uid: team.uid,
    recipient_uid: tracker.uid,
    accelerator_id: accelerator.id,
    body: 'Когда покажете прототип?',
  })
  for (let answers = below(3); answers > 0; answers--)
    await insertOne(db, 'notification', {
      code: 'MESSAGE',
      sender_uid: tracker.uid,
      recipient_uid: team.uid,
      accelerator_id: accelerator.id,
      body: 'В пятницу',
      reply_to_id: question.id,
    })
  return {
    acceleratorId: accelerator.id,
    zone,
    team,
    tracker,
    former,
    sponsor,
    programmeId: programmes[0]!.id,
    trackpointId: asking.id,
  }
}
