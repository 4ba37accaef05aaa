import { sql } from 'kysely'
import type { z } from 'zod'
import { trackClosedBecause } from '#features/programmes'
import { isPerson } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { lockSubject } from '#platform/server/transition.ts'
import type { AccessState } from '../../projects/domain/states.ts'
import type { accelerationRequest } from '../contract/acceleration-request.schemas.ts'
import {
  accelerationRequestMachine,
  type DecisionFacts,
  accelerationRequests,
} from '../domain/acceleration-request.machine.ts'
import type { AccelerationRequestState } from '../domain/states.ts'
import { reasonsOfRequest } from './reasons.sql.ts'

/** An application in the contract's format. */
export type AccelerationRequest = z.output<typeof accelerationRequest>

/** An application with the facts of its policy. */
export type AccelerationRequestSubject = DecisionFacts & {
  id: number
  projectId: number
  trackId: number
  status: AccelerationRequestState
  project: string
  track: string
  /** Access of its participation. */
  accessStatus: AccessState | null
}

/** Loads an application by its id. */
export const findAccelerationRequest = async (
  db: Db,
  id: number,
): Promise<AccelerationRequestSubject | undefined> => {
  const { rows } = await sql<AccelerationRequestSubject>`
    select r.id, r.project_id as "projectId", r.track_id as "trackId", r.status, p.name as project,
      (select t.name from track t where t.id = r.track_id) as track, r.accelerator_id as "acceleratorId", p.leader_uid as "leaderUid",
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids",
      q.tracker_uid as "trackerUid", q.access_status as "accessStatus", a.approval = 'COORDINATED' as "acceleratorApproved",
      a.status = 'FINISHED' as "acceleratorFinished"
    from acceleration_request r join project p on p.id = r.project_id
      join accelerator a on a.id = r.accelerator_id
      left join project_track q on q.request_id = r.id where r.id = ${id}`.execute(db)
  return rows[0]
}

/** The same under its row lock, to change its state. */
export const lockAccelerationRequest = (db: Db, id: number) =>
  lockSubject(db, accelerationRequestMachine, id, () => findAccelerationRequest(db, id))

type Row = Omit<AccelerationRequest, 'actions' | 'contactConsent'> &
  Omit<DecisionFacts, 'acceleratorId'> & {
    consentAt: string | null
    consentVersion: string | null
    takesAnother: boolean
  }

/** Whether the track of `r` accepts a new application of its project: none is pending or was accepted there. */
const takesAnother = sql`r.status in ('REJECT', 'CANCEL') and not exists (
    select from acceleration_request o where o.project_id = r.project_id and o.track_id = r.track_id
      and o.status in ('NEW', 'ACCEPT'))
  and exists (select from programme p where p.id = t.programme_id and t.content_status = 'PUBLISHED'
    and p.content_status = 'PUBLISHED' and ${trackClosedBecause} is null)`

/** Applications `r` of projects `p` with the actor's actions. */
export const accelerationRequestRows: RowSource<Row, AccelerationRequest> = {
  from: sql`acceleration_request r join project p on p.id = r.project_id`,
  key: sql`r.id`,
  columns: ({
    locale,
  }) => sql`r.id, r.status, json_build_object('id', p.id, 'name', p.name, 'serialNumber', p.serial_number) as project,
      json_build_object('id', t.id, 'name', t.name) as track, json_build_object('id', g.id, 'name', g.name) as programme,
      json_build_object('id', a.id, 'name', a.name) as accelerator, r.message, r.asked is not null as "hasAnswers", r.reason, r.advice,
      ${reasonsOfRequest(locale)} as reasons, r.created_at as "createdAt",
      ${personRefJson('c')} as "createdBy", r.decided_at as "decidedAt", ${personRefJson('d')} as "decidedBy",
      ${takesAnother} as "takesAnother", r.consent_at as "consentAt", r.consent_version as "consentVersion",
      q.id as "projectTrackId", p.leader_uid as "leaderUid", q.tracker_uid as "trackerUid",
      a.approval = 'COORDINATED' as "acceleratorApproved", a.status = 'FINISHED' as "acceleratorFinished",
      array(select m.person_uid from project_member m where m.project_id = p.id) as "memberUids"`,
  joins: sql`join track t on t.id = r.track_id
      join programme g on g.id = t.programme_id join accelerator a on a.id = r.accelerator_id
      join person c on c.uid = r.created_by left join person d on d.uid = r.decided_by
      left join project_track q on q.request_id = r.id`,
  row: (read, { actor }) => {
    const {
      leaderUid,
      memberUids,
      trackerUid,
      acceleratorApproved,
      acceleratorFinished,
      consentAt,
      consentVersion,
      takesAnother: again,
      ...row
    } = read
    const facts = {
      acceleratorId: row.accelerator.id,
      leaderUid,
      memberUids,
      trackerUid,
      acceleratorApproved,
      acceleratorFinished,
    }
    const contactConsent = consentAt && consentVersion ? { at: consentAt, version: consentVersion } : null
    const waits = row.status === 'NEW' && contactConsent === null
    return {
      ...row,
      contactConsent,
      actions: [
        ...possibleActions(accelerationRequestMachine, row.status, actor, facts),
        ...(waits && accelerationRequests.consent.allows(actor, facts) ? (['consent'] as const) : []),
        ...(again && isPerson(actor, leaderUid) ? (['apply'] as const) : []),
      ],
    }
  },
}
