import { sql } from 'kysely'
import type { z } from 'zod'
import type { SignedIn } from '#platform/server/context.ts'
import type { noticeSettings } from '../contract/notice-settings.schemas.ts'
import { noticeKinds, type NoticeChannel } from '../domain/notice-kinds.ts'
import { usualTimeZone } from './notice-settings.sql.ts'

type Settings = z.output<typeof noticeSettings>

type Row = { channels: Partial<Record<string, NoticeChannel>> } & {
  quietFrom: number | null
  quietTo: number | null
  timeZone: string | null
}

/** A person's settings, with defaults for the rest. */
export const readNoticeSettings = async ({
  db,
  actor,
}: Pick<SignedIn, 'db' | 'actor'>): Promise<Settings> => {
  const { rows } = await sql<Row>`
    select coalesce((select json_object_agg(kind, channel) from notice_setting where person_uid = p.uid), '{}') as channels,
      b.quiet_from as "quietFrom", b.quiet_to as "quietTo", b.time_zone as "timeZone"
    from person p left join notice_time b on b.person_uid = p.uid where p.uid = ${actor.uid}`.execute(db)
  const { channels, quietFrom, quietTo, timeZone } = rows[0]!
  const chosen = Object.fromEntries(noticeKinds.map((kind) => [kind, channels[kind] ?? 'AT_ONCE']))
  return { ...chosen, quietFrom, quietTo, timeZone: timeZone ?? usualTimeZone } as Settings
}
