import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Person, PortalRole } from '#platform/domain/actor.ts'
import { notifications, type NotificationFacts } from './notification.policy.ts'
import { isPortalPath, possibleNotificationActions, replyRecipient } from './notification.rules.ts'

const person = (uid: string, roles: PortalRole[] = []): Person => ({
  kind: 'person',
  uid,
  roles,
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

const one = (changes: Partial<NotificationFacts> = {}): NotificationFacts => ({
  recipientUid: 'anna',
  senderUid: 'boris',
  read: false,
  deletedByRecipient: false,
  deletedBySender: false,
  withErased: false,
  written: false,
  ...changes,
})

describe('what a person may do with a notification', () => {
  it('lets the recipient read, answer and delete', () => {
    expect(possibleNotificationActions(person('anna'), one())).toEqual(['read', 'reply', 'delete'])
    expect(possibleNotificationActions(person('anna'), one({ read: true }))).toEqual([
      'unread',
      'reply',
      'delete',
    ])
  })

  it('lets the recipient of what a person wrote block and report them, and nobody else', () => {
    const written = one({ written: true })
    expect(possibleNotificationActions(person('anna'), written)).toEqual([
      'read',
      'reply',
      'block',
      'report',
      'delete',
    ])
    expect(possibleNotificationActions(person('boris'), written)).toEqual(['reply', 'delete'])
    expect(notifications.report.allows(person('carl', ['ADMIN']), [written])).toBe(false)
  })

  it('lets the sender answer again and delete the own copy, not change the read flag', () => {
    expect(possibleNotificationActions(person('boris'), one())).toEqual(['reply', 'delete'])
  })

  it('has nobody to answer when the portal itself wrote', () => {
    expect(possibleNotificationActions(person('anna'), one({ senderUid: null }))).toEqual(['read', 'delete'])
  })

  it('has nobody to answer when the account of the other one is erased', () => {
    const gone = one({ withErased: true })
    expect(possibleNotificationActions(person('anna'), gone)).toEqual(['read', 'delete'])
    expect(notifications.reply.allows(person('boris'), [gone])).toBe(false)
  })

  it('shows nothing to anybody else, not even an administrator', () => {
    for (const actor of [person('carl'), person('carl', ['ADMIN'])]) {
      expect(notifications.view.allows(actor, [one()])).toBe(false)
      expect(possibleNotificationActions(actor, one())).toEqual([])
    }
  })

  it('refuses a selection when one of it is not the own', () => {
    expect(notifications.delete.visible(person('anna'), [one(), one({ recipientUid: 'carl' })])).toBe(false)
  })

  it('never sends an answer to its author', () => {
    const uids = fc.constantFrom('anna', 'boris', 'carl')
    fc.assert(
      fc.property(uids, fc.option(uids), uids, (recipientUid, senderUid, author) => {
        const facts = one({ recipientUid, senderUid })
        if (!notifications.reply.allows(person(author), [facts])) return
        expect(replyRecipient(facts, author)).not.toBe(author)
        expect(replyRecipient(facts, author)).not.toBeNull()
      }),
    )
  })
})

describe('a link of a notification', () => {
  it.each(['', '/', '/bch/view/projects-in-work?id=5&tab=a#x'])('may be %j', (link) => {
    expect(isPortalPath(link)).toBe(true)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\\\evil.example',
    'javascript:alert(1)',
    'bch',
    '/a b',
    '/\n',
  ])('may not be %j', (link) => {
    expect(isPortalPath(link)).toBe(false)
  })
})
