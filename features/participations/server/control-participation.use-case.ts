import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { lockVisible, transition } from '#platform/server/transition.ts'
import { changeAccess, setTracker } from '../contract/participation.endpoints.ts'
import { participationMachine, participations } from '../domain/participation.machine.ts'
import { findParticipation } from './participation.repository.ts'

/** Blocks or unblocks a project on its track. */
export const changeAccessUseCase = useCase({
  endpoint: changeAccess,
  load: (ctx, { body: { projectTrackId: id } }) =>
    lockVisible(ctx, { authorize: participations.control, machine: participationMachine, id }, (db) =>
      findParticipation(db, id),
    ),
  authorize: participations.control,
  run: async (ctx, { body }, subject) => {
    await transition(ctx, participationMachine, body.action, {
      id: subject.id,
      acceleratorId: subject.acceleratorId,
      facts: subject,
      comment: body.reason,
    })
    return undefined
  },
})

/** Sets or clears the tracker, who must be a tracker of the same accelerator. */
export const setTrackerUseCase = useCase({
  endpoint: setTracker,
  load: (ctx, { body }) => findParticipation(ctx.db, body.projectTrackId),
  authorize: participations.control,
  run: async (ctx, { body: { trackerUid } }, subject) => {
    if (subject.accessStatus === 'TRANSFERRED')
      throw new ProductError('STATE_CHANGED', { state: subject.accessStatus })
    if (trackerUid !== null) {
      const { rows } = await sql`
        select from accelerator_member m join person p on p.uid = m.person_uid and p.status = 'A'
        where m.accelerator_id = ${subject.acceleratorId} and m.person_uid = ${trackerUid}
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked`.execute(ctx.db)
      if (rows.length === 0 || subject.memberUids.includes(trackerUid))
        throw invalid({ trackerUid: 'NOT_IN_LIST' })
    }
    const { rows: moved } = await sql<{ from: string | null }>`
      with held as (select id, tracker_uid from project_track where id = ${subject.id} for no key update)
      update project_track q set tracker_uid = ${trackerUid} from held
      where q.id = held.id and held.tracker_uid is distinct from ${trackerUid}::uuid
      returning held.tracker_uid as "from"`.execute(ctx.db)
    // A concurrent distribution of projects has already set this tracker.
    if (!moved[0]) return undefined
    await audit(ctx, {
      acceleratorId: subject.acceleratorId,
      subject: 'participation',
      subjectId: subject.id,
      action: moved[0].from === null ? 'assignTracker' : trackerUid === null ? 'removeTracker' : 'setTracker',
      from: moved[0].from,
      to: trackerUid,
    })
    await raise(ctx, 'TrackerSet', { id: subject.id, trackerUid }, subject.acceleratorId)
    return undefined
  },
})
