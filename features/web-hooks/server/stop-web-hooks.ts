import { sql } from 'kysely'
import { notify } from '#features/communication'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { failWaiting } from '#platform/server/hooks/hook-tables.ts'
import { acceleratorAdministrators } from '#platform/server/recipients.ts'
import { webHookTables } from './web-hook.repository.ts'

/** A stopped webhook; `ownerUid` is null if the owner was erased. */
type Stopped = { ownerUid: string | null; acceleratorId: number | null; url: string }

/** Notifies the owner and the accelerator's administrators of a webhook that the portal stopped. */
export const notifyStopped = async (tx: Db, { ownerUid, acceleratorId, url }: Stopped): Promise<void> => {
  const { rows } = await sql<{ admins: string[] }>`
    select ${acceleratorId === null ? sql`array[]::uuid[]` : acceleratorAdministrators(acceleratorId)} as admins`.execute(
    tx,
  )
  const owner = ownerUid === null ? [] : [ownerUid]
  await notify(tx, {
    eventId: null,
    code: 'WEB_HOOK_STOPPED',
    params: { address: new URL(url).hostname },
    senderUid: null,
    acceleratorId,
    recipients: [...new Set([...owner, ...rows[0]!.admins])],
    link: linkTo('/bch/view/person-user-profile', { tab: 'tokens' }),
  })
}

/**
 * Ends the webhooks of a person who is erased. Their own are removed. Those of an accelerator belong to it: they stop, and
 * another administrator may turn them on; call it once the person administers nothing any more.
 */
export const endWebHooksOf = async (ctx: Pick<Context, 'db' | 'actor'>, uid: string): Promise<void> => {
  const { db } = ctx
  await sql`delete from web_hook where created_by = ${uid} and accelerator_id is null`.execute(db)
  const { rows } = await sql<{ id: number; acceleratorId: number; url: string }>`
    update web_hook set active = false, stopped_at = now() where created_by = ${uid} and active
    returning id, accelerator_id as "acceleratorId", url`.execute(db)
  for (const { id, acceleratorId, url } of rows) {
    await failWaiting(db, webHookTables, id)
    await notifyStopped(db, { ownerUid: null, acceleratorId, url })
    await audit(ctx, {
      acceleratorId,
      subject: 'web_hook',
      subjectId: id,
      action: 'turnHookOff',
      details: { name: new URL(url).hostname },
    })
  }
}
