import { expect, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { noticeReasons, type NoticeAudience, type NoticeReason } from './notice-declaration.ts'
import { noticeKinds, type NoticeKind } from './notice-kinds.ts'
import { declarationOf, notificationCodes, reasonOf } from './notification-codes.ts'

/** The audiences about which each sentence of `mail.why` is true. */
const fitting: Record<NoticeReason | NoticeKind | 'ACCOUNT', readonly NoticeAudience[]> = {
  MESSAGES: ['addressee'],
  TASKS: ['projectTeam', 'performer', 'reviewer', 'tracker', 'ruled', 'owner', 'leader'],
  APPLICATIONS: ['acceleratorTeam', 'projectTeam', 'tracker', 'ruled', 'acceleratorAdmins', 'leader'],
  REVIEWS: ['accelerator', 'proposer', 'client', 'expert', 'projectTeam', 'outsideHosts', 'ruled'],
  PAYMENTS: ['expert', 'payer'],
  TEAMS: [
    'invitee',
    'person',
    'mentor',
    'mentors',
    'projectTeam',
    'bothOfMeeting',
    'formerMember',
    'reviewer',
    'offeredLead',
    'accelerator',
    'leader',
    'inviter',
    'decider',
    'requester',
    'ruled',
  ],
  ACCELERATORS: ['acceleratorAdmins', 'requester', 'sponsor', 'member', 'owner'],
  SHOWCASES: [
    'accelerator',
    'projectTeam',
    'requester',
    'founders',
    'investor',
    'leader',
    'acceleratorAdmins',
  ],
  EVENTS: [
    'projectTeam',
    'hosts',
    'comingTeams',
    'invitedTeams',
    'waitingTeams',
    'owner',
    'juror',
    'bothOfMeeting',
    'ruled',
    'mentor',
  ],
  OTHER: ['requester', 'subscriber', 'owner', 'acceleratorAdmins', 'projectTeam'],
  ACCOUNT: ['self', 'person', 'taker', 'giver'],
  PORTAL: ['portalAdmins', 'chiefAdmins'],
  REPORTED: ['reporter'],
  SUPPORT: ['requester'],
  LISTED: ['listed'],
  CHALLENGES: ['organizer', 'person', 'entrants', 'jury', 'juror', 'askers'],
  SAVED_SEARCH: ['owner'],
  INVESTOR: ['person'],
  PROPOSED: ['proposer'],
}

test.each(notificationCodes)('the email of %s gives a reason that is true of all its recipients', (code) => {
  expect(fitting[reasonOf(code)]).toEqual(expect.arrayContaining([...declarationOf(code).to]))
})

test.each([
  ['BACKUP_FAILED', 'PORTAL'],
  ['LETTER_LIMIT_REACHED', 'PORTAL'],
  ['MESSAGE_REPORTED', 'PORTAL'],
  ['ERASURE_ASKED', 'PORTAL'],
  ['MESSAGE_REPORT_SETTLED', 'REPORTED'],
  ['OPEN_TASK_RESULTS', 'CHALLENGES'],
  ['TASK_RETURNED', 'TASKS'],
  ['PERSON_BLOCKED', 'ACCOUNT'],
] as const)('%s comes for the reason %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason)
})

test('every reason has its sentence in both languages, and is used', () => {
  const used = new Set<string>(notificationCodes.map(reasonOf))
  expect([...used].toSorted()).toEqual([...noticeReasons, ...noticeKinds, 'ACCOUNT'].toSorted())
  const worded = [...used, 'DIGEST'].toSorted()
  expect(Object.keys(ru.mail.why).toSorted()).toEqual(worded)
  expect(Object.keys(en.mail.why).toSorted()).toEqual(worded)
})
