import { sql } from 'kysely'
import webPush from 'web-push'
import { z } from 'zod'
import { kindOf, notificationWords, type NotificationCode } from '#features/communication'
import { cutText } from '#platform/domain/cut-text.ts'
import { job, type Job, type JobContext } from '#platform/server/jobs/job.ts'
import { pushNotificationsJob } from '../../communication/domain/push-job.ts'
import { forgetDevice, type PushDevice } from './devices.repository.ts'
import { readPushKey } from './push-key.ts'
import type { PushSettings } from './settings.ts'

/** Seconds for which a push service tries to reach a device that is off. */
const timeToLive = 86_400

/** Statuses by which a push service says that nobody is there any more. */
const gone = new Set([404, 410])

/** Notifications sent at the same time. */
const lanes = 5

type Waiting = PushDevice & {
  notificationId: number
  code: NotificationCode
  params: Record<string, string>
  subject: string
  body: string
  link: string
  locale: 'ru' | 'en' | null
  kinds: string[] | null
}

/** Unread notifications with each device of their recipients, outside their quiet hours. */
const findWaiting = async ({ db }: JobContext, ids: readonly number[]): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select d.id, d.endpoint, d.p256dh, d.auth, n.id as "notificationId", n.code, n.params, n.subject, n.body, n.link, p.locale, k.kinds
    from notification n join person p on p.uid = n.recipient_uid and p.status = 'A'
      join push_device d on d.person_uid = n.recipient_uid
      left join push_kinds k on k.person_uid = p.uid left join notice_time b on b.person_uid = p.uid
      cross join lateral (select extract(hour from now() at time zone coalesce(b.time_zone, 'UTC'))::int as hour) clock
    where n.id = any(${[...ids]}::bigint[]) and n.read_at is null and n.deleted_by_recipient_at is null
      and not coalesce(case when b.quiet_from < b.quiet_to then clock.hour >= b.quiet_from and clock.hour < b.quiet_to
        when b.quiet_from > b.quiet_to then clock.hour >= b.quiet_from or clock.hour < b.quiet_to end, false)
    order by n.id, d.id`.execute(db)
  return rows.filter(({ code, kinds }) => {
    const kind = kindOf(code)
    return kind === null || kinds === null || kinds.includes(kind)
  })
}

/** Only the title and where it leads: the push service reads neither, but a locked screen shows the title. */
const payloadOf = ({ notificationId, code, params, subject, body, link, locale }: Waiting): string => {
  const words = notificationWords(locale ?? 'ru', { code, params, subject, body })
  return JSON.stringify({
    title: cutText(words.subject, 200),
    link: link || '/bch/view/notifications',
    tag: `notification-${notificationId}`,
  })
}

/** Shows notifications on the devices of their recipients; a device that its push service has forgotten is removed. */
export const pushNotifications = ({ publicUrl, vault, send }: PushSettings): Job =>
  job({
    name: pushNotificationsJob,
    seconds: 300,
    payload: z.object({ ids: z.array(z.coerce.number()).min(1) }),
    run: async (context, { ids }) => {
      const { db, log, signal } = context
      const key = await readPushKey(db, vault)
      if (!key) return
      const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost.invalid'
      const waiting = await findWaiting(context, ids)
      const left = [...waiting]
      let failed = 0
      const sendOne = async (one: Waiting): Promise<void> => {
        const { endpoint, headers, body } = webPush.generateRequestDetails(
          { endpoint: one.endpoint, keys: { p256dh: one.p256dh, auth: one.auth } },
          payloadOf(one),
          { vapidDetails: { subject, ...key }, TTL: timeToLive, urgency: 'normal' },
        )
        const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>
        const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
        const answer = await send({ url: endpoint, headers: texts, body: body ?? '' }, signal)
        if ('problem' in answer) {
          failed += 1
          log.info({ deviceId: one.id, problem: answer.problem }, 'a device was not reached')
        } else if (gone.has(answer.status)) await forgetDevice(db, one.id)
        else if (answer.status >= 200 && answer.status < 300)
          await sql`update push_device set last_used_at = now() where id = ${one.id}`.execute(db)
        else failed += 1
      }
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          for (let one = left.shift(); one; one = left.shift()) {
            try {
              await sendOne(one)
            } catch (error) {
              // A device whose keys are no keys.
              log.warn({ err: error, deviceId: one.id }, 'a device was removed')
              await forgetDevice(db, one.id)
            }
          }
        }),
      )
      // Sent again to all: the tag replaces what a device shows already.
      if (failed > 0 && !context.lastAttempt) throw new Error(`${failed} devices were not reached`)
    },
  })
