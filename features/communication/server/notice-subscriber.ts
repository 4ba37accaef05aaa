import type { RawBuilder } from 'kysely'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Db } from '#platform/server/context.ts'
import { subscriber, type RaisedEvent, type Subscriber } from '#platform/server/events/subscriber.ts'
import type { NoticeAudience } from '../domain/notice-declaration.ts'
import {
  declarationOf,
  isOptionalParameter,
  type NotificationCode,
  type NotificationParameter,
  type NotificationParams,
  type RequiredParameter,
} from '../domain/notification-codes.ts'
import { notify, type Notice } from './notify.ts'

/** Declared notifications, as a feature exports them. */
type Declared<Code extends NotificationCode, Audience extends NoticeAudience> = Readonly<
  Record<Code, { by: readonly string[]; to: readonly Audience[] }>
>

type Uids = string | null | undefined | readonly (string | null)[]

/** The notification that is being sent, and the declared audience that it is sent to. */
type Sent<Code, Audience, Payload> = { code: Code; to: Audience; event: RaisedEvent<Payload> }

/**
 * What differs from the usual: sent by the user who acted, in the event's accelerator, with the parameters of the row,
 * emailed unless `inboxOnly`.
 */
type Unusual<Code extends NotificationCode> = Partial<
  Pick<Notice, 'senderUid' | 'acceleratorId' | 'mail' | 'mailLink' | 'calendar'>
> & { params?: Partial<Record<NotificationParameter<Code>, string>> }

type NoticeSubscriber<
  Code extends NotificationCode,
  Audience extends NoticeAudience,
  Payload extends Record<string, unknown>,
  Row,
> = {
  name: string
  notices: Declared<Code, Audience>
  /** Only these of the declared events, if other data is read after the others. */
  events?: readonly string[]
  together?: true
  /** Reads the parameters of the texts, and what recipients and link need: a query for one row, or a function's result. */
  read: (event: RaisedEvent<Payload>, db: Db) => RawBuilder<Row> | Promise<Row | undefined>
  /** The people of each declared audience. */
  people: { [Each in Audience]: (row: Row, event: RaisedEvent<Payload>) => Uids }
  link: (row: Row, sent: Sent<Code, Audience, Payload>) => ScreenHref | ''
  /** Conditions of codes that an event does not always cause. */
  when?: Partial<Record<Code, (row: Row, event: RaisedEvent<Payload>) => boolean>>
  unusual?: (row: Row, sent: Sent<Code, Audience, Payload>) => Unusual<Code>
}

/** Some of a feature's notifications: those that are sent from the same data. */
export const noticesOf = <Notices, Code extends keyof Notices>(
  notices: Notices,
  ...codes: Code[]
): Pick<Notices, Code> =>
  Object.fromEntries(codes.map((code) => [code, notices[code]])) as Pick<Notices, Code>

const isEvent = (source: string): boolean => !/^(?:job|call|command):/.test(source)

const listed = (uids: Uids): string[] =>
  (typeof uids === 'string' ? [uids] : (uids ?? [])).filter((uid) => uid !== null)

/** The parameters of a code; null if one is missing, because the text would be incomplete. */
const paramsOf = (
  code: NotificationCode,
  row: Record<string, unknown>,
): NotificationParams<NotificationCode> | null => {
  const params = declarationOf(code)
    .params.map((name) => [name, row[name]] as const)
    .filter(([name, value]) => value !== undefined || !isOptionalParameter(name))
  return params.every(([, value]) => typeof value === 'string')
    ? (Object.fromEntries(params) as NotificationParams<NotificationCode>)
    : null
}

/**
 * The subscriber of declared notifications: after each of their events it sends those that name the event, to the
 * declared audiences. A person in several audiences of a code is notified once, with the link of the first; a
 * notification with a parameter that is null is not sent.
 */
export const noticeSubscriber = <
  Code extends NotificationCode,
  Audience extends NoticeAudience,
  Payload extends Record<string, unknown>,
  Row extends Record<RequiredParameter<Code>, string | null>,
>({
  name,
  notices,
  events,
  together,
  read,
  people,
  link,
  when = {},
  unusual,
}: NoticeSubscriber<Code, Audience, Payload, Row>): Subscriber => {
  const codes = Object.keys(notices) as Code[]
  const send = async (db: Db, event: RaisedEvent<Payload>, row: Row, code: Code): Promise<void> => {
    if (when[code]?.(row, event) === false) return
    const notified = new Set<string>()
    for (const to of notices[code].to) {
      const recipients = listed(people[to](row, event)).filter((uid) => !notified.has(uid))
      const sent = { code, to, event }
      const { params: own, ...differing } = unusual?.(row, sent) ?? {}
      const params = paramsOf(code, { ...row, ...own })
      if (recipients.length === 0 || !params) continue
      for (const uid of recipients) notified.add(uid)
      await notify<NotificationCode>(db, {
        eventId: event.id,
        senderUid: event.actorUid,
        acceleratorId: event.acceleratorId,
        ...differing,
        code,
        params,
        recipients,
        link: link(row, sent),
      })
    }
  }
  return subscriber<Payload>({
    name,
    events: events ?? [...new Set(codes.flatMap((code) => notices[code].by.filter(isEvent)))],
    ...(together && { together }),
    run: async ({ db }, event) => {
      const found = read(event, db)
      const row = found instanceof Promise ? await found : (await found.execute(db)).rows[0]
      if (!row) return
      for (const code of codes) if (notices[code].by.includes(event.name)) await send(db, event, row, code)
    },
  })
}
