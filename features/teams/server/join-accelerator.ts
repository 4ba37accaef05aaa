import { sql } from 'kysely'
import type { MemberRole } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'

/**
 * Adds a person to an accelerator, or makes an existing member an administrator. A blocked member stays blocked;
 * locking the row orders this against a concurrent block.
 */
export const joinAccelerator = async (
  ctx: Context,
  joined: { acceleratorId: number; personUid: string; role: MemberRole; admin: boolean },
): Promise<void> => {
  const { acceleratorId, personUid, role, admin } = joined
  await sql`select id from accelerator where id = ${acceleratorId} for no key update`.execute(ctx.db)
  await sql`
    insert into accelerator_member as m (accelerator_id, person_uid, role, admin, blocked)
    values (${acceleratorId}, ${personUid}, ${role}, ${admin}, exists (
      select from accelerator_member h
      where h.accelerator_id = ${acceleratorId} and h.person_uid = ${personUid} and h.blocked))
    on conflict (accelerator_id, person_uid, role) do update set admin = m.admin or excluded.admin`.execute(
    ctx.db,
  )
}
