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

/**
 * Sets or clears the tracker, who must be a tracker of the same accelerator. Blocked work is frozen: only when its tracker
 * leaves the accelerator is it handed over (`handOverTracking`).
 */
export const setTrackerUseCase = useCase({
  endpoint: setTracker,
  load: (ctx, { body: { projectTrackId: id } }) =>
    lockVisible(ctx, { authorize: participations.control, machine: participationMachine, id }, (db) =>
      findParticipation(db, id),
    ),
  authorize: participations.control,
  run: async (ctx, { body: { trackerUid } }, subject) => {
    const { accessStatus } = subject
    if (accessStatus === 'BLOCKED') throw new ProductError('PARTICIPATION_BLOCKED')
    if (accessStatus === 'TRANSFERRED') throw new ProductError('STATE_CHANGED', { state: accessStatus })
    if (trackerUid !== null) {
      const { rows } = await sql`
        select from accelerator_member m join person p on p.uid = m.person_uid and p.status = 'A'
        where m.accelerator_id = ${subject.acceleratorId} and m.person_uid = ${trackerUid}
          and m.role in ('TRC', 'TRC_TEAM') and not m.blocked`.execute(ctx.db)
      if (rows.length === 0 || subject.memberUids.includes(trackerUid))
        throw invalid({ trackerUid: 'NOT_IN_LIST' })
    }
    const from = subject.trackerUid
    // A concurrent distribution of projects may have set this tracker.
    if (from === trackerUid) return undefined
    await ctx.db
      .updateTable('project_track')
      .set({ tracker_uid: trackerUid })
      .where('id', '=', subject.id)
      .execute()
    await audit(ctx, {
      acceleratorId: subject.acceleratorId,
      subject: 'participation',
      subjectId: subject.id,
      action: from === null ? 'assignTracker' : trackerUid === null ? 'removeTracker' : 'setTracker',
      from,
      to: trackerUid,
    })
    await raise(ctx, 'TrackerSet', { id: subject.id, trackerUid }, subject.acceleratorId)
    return undefined
  },
})
