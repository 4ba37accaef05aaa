import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Request = { projectId: number; acceleratorId: number; leaderUid: string; adminUid: string }

/**
 * Finds a project that an accelerator works with but may not show yet. Those of the initiator's account come last, so that
 * consent for them can still be requested.
 */
const unshownProject = async ({ db }: Scene): Promise<Request | undefined> => {
  const { rows } = await sql<Request>`
    select p.id as "projectId", q.accelerator_id as "acceleratorId", p.leader_uid as "leaderUid",
      (select m.person_uid from accelerator_member m where m.accelerator_id = q.accelerator_id and m.admin
        order by m.id limit 1) as "adminUid"
    from project p join project_track q on q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK'
      join person u on u.uid = p.leader_uid
      join accelerator a on a.id = q.accelerator_id and a.approval = 'COORDINATED'
    where not exists (select from publication_consent c where c.project_id = p.id
      and c.accelerator_id = q.accelerator_id)
    order by u.email = 'ini@demo.example', q.accelerator_id, p.id desc limit 1`.execute(db)
  return rows[0]
}

/** Asks a leader for consent to publication, without an answer yet. */
export const askForConsent = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const found = await unshownProject(scene)
  if (!found) return
  const { projectId, acceleratorId, leaderUid, adminUid } = found
  await insertOne(db, 'publication_consent_request', {
    project_id: projectId,
    accelerator_id: acceleratorId,
    leader_uid: leaderUid,
    asked_by: adminUid,
    asked_at: calendar.ago(2),
    link_key: randomBytes(32).toString('base64url'),
  })
  await insertOne(db, 'audit_entry', {
    accelerator_id: acceleratorId,
    subject: 'project',
    subject_id: String(projectId),
    action: 'askPublicationConsent',
    actor_uid: adminUid,
    at: calendar.ago(2),
  })
}
