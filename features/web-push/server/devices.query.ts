import { sql } from 'kysely'
import { isThemselves } from '#platform/domain/actor.ts'
import { deviceOf } from '#platform/domain/device.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { noticeKinds, type NoticeKind } from '../../communication/domain/notice-kinds.ts'
import { getPush } from '../contract/push.endpoints.ts'

type Row = { id: number; userAgent: string; createdAt: string; lastUsedAt: string | null }

export const getPushQuery = query({
  endpoint: getPush,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, actor }) => {
    const { rows: devices } = await sql<Row>`
      select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
      from push_device where person_uid = ${actor.uid} order by coalesce(last_used_at, created_at) desc, id desc`.execute(
      db,
    )
    const { rows: chosen } = await sql<{ kinds: NoticeKind[] }>`
      select kinds from push_kinds where person_uid = ${actor.uid}`.execute(db)
    return {
      devices: devices.map(({ userAgent, ...device }) => ({
        ...device,
        ...deviceOf(userAgent),
        actions: isThemselves(actor) ? ['remove' as const] : [],
      })),
      kinds: chosen[0]?.kinds ?? [...noticeKinds],
    }
  },
})
