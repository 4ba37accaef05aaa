import { sql } from 'kysely'
import { newSigningSecret } from '#platform/server/hooks/sign-message.ts'
import { insertMany, insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

/** A webhook of an accelerator's own system, with a log; disabled, so that the demo calls no server. */
export const connectAccelerator = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ acceleratorId: number; adminUid: string; taskIds: number[] }>`
    select m.accelerator_id as "acceleratorId", m.person_uid as "adminUid",
      array(select w.id from project_trackpoint w where w.accelerator_id = m.accelerator_id and w.state = 'ACCEPT_CODE'
        order by w.id limit 5) as "taskIds"
    from accelerator_member m where m.admin order by m.accelerator_id, m.id limit 1`.execute(db)
  const found = rows[0]
  if (!found) return
  const hook = await insertOne(db, 'web_hook', {
    created_by: found.adminUid,
    accelerator_id: found.acceleratorId,
    url: 'https://crm.accelerator.example/hooks/runway',
    kinds: ['application.submitted', 'application.accepted', 'task.submitted', 'task.accepted'],
    // Encrypted when the portal starts.
    secret: newSigningSecret(),
    active: false,
    created_at: calendar.ago(40),
  })
  await insertMany(
    db,
    'web_hook_delivery',
    found.taskIds.map((taskId, at) => ({
      hook_id: hook.id,
      kind: 'task.accepted',
      subject_id: taskId,
      changed_at: calendar.ago(at + 2),
      created_at: calendar.ago(at + 2),
      last_at: calendar.ago(at + 2),
      attempts: at === 0 ? 3 : 1,
      outcome: at === 0 ? ('FAILED' as const) : ('DELIVERED' as const),
      http_status: at === 0 ? 500 : 200,
    })),
  )
}
