import type { Db } from '#platform/server/context.ts'
import type { NotificationCode, NotificationParams } from '../domain/notification-codes.ts'

/** Whom to tell what. */
export type Notice<Code extends NotificationCode> = {
  /** The event that caused it: a second delivery of it changes nothing. */
  eventId: number | null
  code: Code
  params: NotificationParams<Code>
  /** Uids; nobody is told of a deed of their own. */
  recipients: readonly string[]
  senderUid?: string | null
  acceleratorId: number | null
  /** A path of the portal that shows what happened, or empty. */
  link: string
  /** Whether an e-mail goes out too; one unless said otherwise. */
  mail?: boolean
}

/** Tells people something: inbox, badge and e-mail. To be called by subscribers; idempotent by event, recipient and code. */
export const notify = async <Code extends NotificationCode>(_db: Db, _notice: Notice<Code>): Promise<void> => {}
