import { isPerson, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** Facts about one notification. */
export type NotificationFacts = {
  recipientUid: string
  senderUid: string | null
  read: boolean
  /** Whether this side has deleted its copy; the other side's is retained. */
  deletedByRecipient: boolean
  deletedBySender: boolean
  /** Whether one side's account is erased, so that nobody can reply. */
  withErased: boolean
  /** Whether a person wrote it; the portal itself can be neither blocked nor reported. */
  written: boolean
}

const receives = (actor: Actor, one: NotificationFacts): boolean =>
  isPerson(actor, one.recipientUid) && !one.deletedByRecipient

const sends = (actor: Actor, one: NotificationFacts): boolean =>
  isPerson(actor, one.senderUid) && !one.deletedBySender

const sees = (actor: Actor, one: NotificationFacts): boolean => receives(actor, one) || sends(actor, one)

const betweenPeople = (one: NotificationFacts): boolean =>
  one.senderUid !== null && one.senderUid !== one.recipientUid && !one.withErased

const all =
  (rule: (actor: Actor, one: NotificationFacts) => boolean) =>
  (actor: Actor, selection: readonly NotificationFacts[]): boolean =>
    actor.kind === 'person' && selection.every((one) => rule(actor, one))

/** Permissions for a selection of notifications: only sender and recipient see one, not even `ADMIN`. */
export const notifications = definePolicy<
  readonly NotificationFacts[],
  'list' | 'markRead' | 'markUnread' | 'reply' | 'block' | 'report' | 'delete'
>('notification', {
  view: (actor, selection) => selection.every((one) => sees(actor, one)),
  list: all(sees),
  markRead: all(receives),
  markUnread: all(receives),
  reply: all((actor, one) => sees(actor, one) && betweenPeople(one)),
  block: all((actor, one) => receives(actor, one) && one.written && betweenPeople(one)),
  report: all((actor, one) => receives(actor, one) && one.written && betweenPeople(one)),
  delete: all(sees),
})
