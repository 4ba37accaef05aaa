import { sql } from 'kysely'
import webPush from 'web-push'
import { z } from 'zod'
import {
  isQuiet,
  kindOf,
  notificationWords,
  templateJson,
  type NotificationCode,
} from '#features/communication'
import { cutText } from '#platform/domain/cut-text.ts'
import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import type { OutsideRequest } from '#platform/server/outgoing/send-outside.ts'
import { pushesAtOnce, pushNotificationsJob } from '../../communication/domain/push-job.ts'
import { pushAttempts, pushRetrySeconds } from '../domain/push-limits.ts'
import { forgetDevice, noteMissed, noteReached, type PushDevice } from './devices.repository.ts'
import { readPushKey } from './push-key.ts'
import type { PushSettings } from './settings.ts'

/** Seconds for which a push service tries to reach a device that is off. */
const timeToLive = 86_400

/** Statuses by which a push service reports that a subscription has ended. */
const gone = new Set([404, 410])

/** Notifications sent at the same time. */
const lanes = 5

/** Seconds after which a run leaves the rest to another job, so that slow push services do not make it time out. */
const sendingSeconds = 200

type VapidDetails = { subject: string; publicKey: string; privateKey: string }

type Waiting = PushDevice & {
  notificationId: number
  code: NotificationCode
  params: Record<string, string>
  subject: string
  body: string
  /** Texts of the accelerator or the portal instead of the default ones. */
  template: Parameters<typeof notificationWords>[1]['template']
  link: string
  locale: 'ru' | 'en' | null
  kinds: string[] | null
}

/** Notifications for all devices of their recipients; or pairs of a notification and a device that are still to be sent. */
const payload = z.union([
  z.object({ ids: z.array(z.coerce.number()).min(1) }),
  z.object({
    pairs: z.array(z.object({ notificationId: z.coerce.number(), deviceId: z.coerce.number() })).min(1),
    attempt: z.int().min(1),
  }),
])

type PushPayload = z.output<typeof payload>

/** A notification and one device. */
type Pair = { notificationId: number; deviceId: number }

const pairOf = ({ notificationId, id }: Waiting): Pair => ({ notificationId, deviceId: id })

const isWanted = (event: PushPayload) =>
  'ids' in event
    ? sql`n.id = any(${event.ids}::bigint[])`
    : sql`(n.id, d.id) in (select * from unnest(
        ${event.pairs.map(({ notificationId }) => notificationId)}::bigint[],
        ${event.pairs.map(({ deviceId }) => deviceId)}::bigint[]))`

/** Unread notifications with each device of their recipients, outside their quiet hours. */
const findWaiting = async (db: Db, event: PushPayload): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select d.id, d.endpoint, d.p256dh, d.auth, n.id as "notificationId", n.code, n.params, n.subject, n.body, n.link, p.locale, k.kinds,
      ${templateJson} as template
    from notification n join person p on p.uid = n.recipient_uid and p.status = 'A'
      join push_device d on d.person_uid = n.recipient_uid
      left join notification_template t on t.id = n.template_id
      left join push_kinds k on k.person_uid = p.uid left join notice_time b on b.person_uid = p.uid
    where ${isWanted(event)} and n.read_at is null and n.deleted_by_recipient_at is null
      and not ${isQuiet}
    order by n.id, d.id`.execute(db)
  return rows.filter(({ code, kinds }) => {
    const kind = kindOf(code)
    return kind === null || kinds === null || kinds.includes(kind)
  })
}

/** Title and link only: encrypted for the push service, but a locked screen shows the title. */
const payloadOf = ({ notificationId, link, locale, ...worded }: Waiting): string => {
  const words = notificationWords(locale ?? 'ru', worded)
  return JSON.stringify({
    title: cutText(words.subject, 200),
    link: link || '/bch/view/notifications',
    tag: `notification-${notificationId}`,
  })
}

type Outcome = 'reached' | 'gone' | 'missed'

/** The request to a push service; null if the keys of the device are invalid. */
const requestOf = (one: Waiting, vapidDetails: VapidDetails): OutsideRequest | null => {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: one.endpoint, keys: { p256dh: one.p256dh, auth: one.auth } },
      payloadOf(one),
      { vapidDetails, TTL: timeToLive, urgency: 'normal' },
    )
    const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>
    const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return { url: endpoint, headers: texts, body: body ?? '' }
  } catch {
    return null
  }
}

/** Enqueues only the pairs that a run did not send: a device does not show a notification again. */
const sendLater = async (db: Db, pairs: readonly Pair[], attempt: number, delaySeconds: number) => {
  for (let from = 0; from < pairs.length; from += pushesAtOnce)
    await enqueue(
      db,
      pushNotificationsJob,
      { pairs: pairs.slice(from, from + pushesAtOnce), attempt },
      { delaySeconds, attempts: pushAttempts },
    )
}

/** Shows notifications on the devices of their recipients; a device that its push service has forgotten is removed. */
export const pushNotifications = ({ publicUrl, vault, send }: PushSettings): Job =>
  job({
    name: pushNotificationsJob,
    seconds: 300,
    payload,
    run: async ({ db, log, signal }, event) => {
      const key = await readPushKey(db, vault)
      if (!key) return
      const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost.invalid'
      const attempt = 'ids' in event ? 1 : event.attempt
      const left = await findWaiting(db, event)
      const until = Date.now() + sendingSeconds * 1000
      const missed: Waiting[] = []
      const sendOne = async (one: Waiting): Promise<Outcome> => {
        const request = requestOf(one, { subject, ...key })
        if (!request) return 'gone'
        const answer = await send(request, signal)
        if ('problem' in answer) {
          log.info({ deviceId: one.id, problem: answer.problem }, 'a device was not reached')
          return 'missed'
        }
        if (gone.has(answer.status)) return 'gone'
        return answer.status >= 200 && answer.status < 300 ? 'reached' : 'missed'
      }
      await Promise.all(
        Array.from({ length: lanes }, async () => {
          while (Date.now() < until) {
            const one = left.shift()
            if (!one) return
            const outcome = await sendOne(one)
            if (outcome === 'gone') await forgetDevice(db, one.id)
            else if (outcome === 'reached') await noteReached(db, one.id)
            else missed.push(one)
          }
        }),
      )
      await sendLater(db, left.map(pairOf), attempt, 0)
      if (attempt < pushAttempts)
        await sendLater(db, missed.map(pairOf), attempt + 1, pushRetrySeconds(attempt))
      else for (const { id } of missed) await noteMissed(db, id)
    },
  })
