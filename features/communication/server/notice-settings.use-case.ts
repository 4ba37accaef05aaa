import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { saveNoticeSettings } from '../contract/notice-settings.endpoints.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'
import { readNoticeSettings } from './read-notice-settings.ts'
import { takeBackEmails } from './stop-emails.ts'

export const saveNoticeSettingsUseCase = useCase({
  endpoint: saveNoticeSettings,
  load: nothing,
  authorize: portalPolicy.beThemselves,
  run: async (ctx, { body: { quietFrom, quietTo, timeZone, ...channels } }) => {
    const { uid } = ctx.actor
    await sql`
      insert into notice_setting (person_uid, kind, channel)
      select ${uid}, kind, channel from unnest(${noticeKinds.map(String)}::text[],
        ${noticeKinds.map((kind) => channels[kind])}::text[]) c (kind, channel)
      on conflict (person_uid, kind) do update set channel = excluded.channel`.execute(ctx.db)
    const stopped = noticeKinds.filter((kind) => channels[kind] === 'INBOX' || channels[kind] === 'OFF')
    await takeBackEmails(ctx.db, uid, stopped)
    await sql`
      insert into notice_time (person_uid, quiet_from, quiet_to, time_zone)
      values (${uid}, ${quietFrom}, ${quietTo}, ${timeZone})
      on conflict (person_uid) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        time_zone = excluded.time_zone`.execute(ctx.db)
    return readNoticeSettings(ctx)
  },
})
