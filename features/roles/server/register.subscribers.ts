import { sql } from 'kysely'
import { system } from '#platform/domain/actor.ts'
import { raise } from '#platform/server/events/raise.ts'
import { subscriber } from '#platform/server/events/subscriber.ts'
import type { RoleEvent } from '../domain/states.ts'

/** Assigns transfers offered to an address to the person who registers with it. */
export const registerRoleTransfers = subscriber<{ uid: string }>({
  name: 'roles.registered',
  events: ['PersonRegistered'],
  run: ({ db }, { payload: { uid } }) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: number; acceleratorId: number | null }>`
        select t.id, t.accelerator_id as "acceleratorId" from role_transfer t join person p on p.uid = ${uid}
        where p.status = 'A' and t.to_uid is null and t.status = 'OFFERED'
          and lower(t.to_email) = lower(p.email) and t.from_uid <> p.uid for no key update of t`.execute(tx)
      if (rows.length === 0) return
      const ids = rows.map(({ id }) => id)
      await tx.updateTable('role_transfer').set({ to_uid: uid }).where('id', 'in', ids).execute()
      for (const { id, acceleratorId } of rows)
        await raise(
          { db: tx, actor: system },
          'RoleTransferOffered' satisfies RoleEvent,
          { id },
          acceleratorId,
        )
    }),
})
