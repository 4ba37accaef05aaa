import type { Actor } from '#platform/domain/actor.ts'
import { notificationActions, type NotificationAction } from './notification-actions.ts'
import { notifications, type NotificationFacts } from './notification.policy.ts'

/** Actions that are possible now, for the screens' rows. */
export const possibleNotificationActions = (actor: Actor, one: NotificationFacts): NotificationAction[] => {
  const possible: Record<NotificationAction, boolean> = {
    read: !one.read && notifications.markRead.allows(actor, [one]),
    unread: one.read && notifications.markUnread.allows(actor, [one]),
    reply: notifications.reply.allows(actor, [one]),
    block: notifications.block.allows(actor, [one]),
    report: notifications.report.allows(actor, [one]),
    delete: notifications.delete.allows(actor, [one]),
  }
  return notificationActions.filter((action) => possible[action])
}

/** The recipient of a reply: the other side of the notification. */
export const replyRecipient = (one: NotificationFacts, authorUid: string): string | null =>
  one.senderUid === authorUid ? one.recipientUid : one.senderUid

/** Whether a link stays on the portal: a path, not an external address. */
export const isPortalPath = (link: string): boolean => link === '' || /^\/(?![/\\])[\x21-\x7e]*$/.test(link)
