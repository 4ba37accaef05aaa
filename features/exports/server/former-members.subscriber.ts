import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import type { MemberEvent, MemberEventPayload } from '../../teams/domain/member-states.ts'

/**
 * Deletes a person's exports when they lose a role or membership in an accelerator, because the files may contain its
 * data. Anything they may still read can be exported again.
 */
export const forgetExportsOfFormerMembers = subscriber<MemberEventPayload>({
  name: 'exports.former-members',
  events: [
    'AcceleratorMemberBlocked',
    'AcceleratorMemberRemoved',
    'AcceleratorMemberLeft',
    'AcceleratorRolesChanged',
  ] satisfies MemberEvent[],
  run: async ({ db }, { payload: { uid, lost = true }, at }) => {
    if (!lost) return
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ fileId: string | null }>`
        delete from list_export where person_uid = ${uid} and created_at <= ${at}::timestamptz
        returning file_id as "fileId"`.execute(tx)
      await forgetFiles(
        tx,
        rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
      )
      if (rows.length > 0) await announceChanges(tx, ['listExport'], { people: [uid] })
    })
  },
})
