import type { NoticeKind } from './notice-kinds.ts'

/** Audiences of notifications, as named in the generated table. */
export const noticeAudiences = {
  projectTeam: 'project team',
  formerMember: 'whoever left the team',
  leader: 'project leader',
  offeredLead: 'whoever is offered the lead',
  decider: 'project leader, or the team of the accelerator that keeps the project',
  tracker: 'the tracker',
  reviewer: 'the tracker, or the accelerator’s team where none is set',
  acceleratorTeam: 'accelerator team and its trackers',
  accelerator: 'accelerator team',
  acceleratorAdmins: 'accelerator administrators',
  hosts: 'whoever holds the event',
  comingTeams: 'teams that come',
  invitedTeams: 'teams that are invited or offered a place',
  waitingTeams: 'teams that wait for a place',
  expert: 'the expert',
  client: 'whoever ordered the review',
  outsideHosts: 'administrators of the accelerator where somebody else ordered',
  payer: 'whoever pays for the review',
  proposer: 'whoever proposed it',
  requester: 'whoever asked',
  invitee: 'whoever is invited',
  inviter: 'whoever invited',
  member: 'the member of the accelerator',
  askers: 'whoever asked about the open task',
  bothOfMeeting: 'mentor and project team',
  mentor: 'the mentor',
  mentors: 'mentors who accompany the project or have met its team',
  person: 'the person it is about',
  giver: 'whoever gives the role away',
  taker: 'whoever is offered the role',
  sponsor: 'the programme sponsor',
  chiefAdmins: 'chief administrators of the portal',
  portalAdmins: 'administrators of the portal',
  subscriber: 'the subscriber and the owner of the subscription',
  owner: 'whoever owns it',
  organizer: 'the organiser of the open task',
  entrants: 'whoever entered the open task',
  jury: 'the jury of the open task',
  juror: 'whoever is asked into the jury',
  founders: 'project team and whoever introduced the investor',
  investor: 'the investor of the deal',
  reporter: 'whoever reported the message',
  listed: 'the people of the list',
  ruled: 'those that the accelerator’s rule names',
  addressee: 'whoever is written to',
  self: 'the sender alone',
} as const

export type NoticeAudience = keyof typeof noticeAudiences

/** A notification as the feature that sends it declares it in `domain/<feature>.notices.ts`. */
export type NoticeDeclaration = {
  /** What its texts are filled with; the first is its subject, which no template may leave out. */
  params: readonly string[]
  /** Its line in a person's settings; null for the person's own account, which is always sent at once. */
  kind: NoticeKind | null
  /** Events that cause it, or `job:` and `call:` if there is no event. */
  by: readonly [string, ...string[]]
  to: readonly [NoticeAudience, ...NoticeAudience[]]
  /** Not emailed: an email would be late, or another email covers it. */
  inboxOnly?: true
}

/** Notifications by code. */
export type NoticeDeclarations = Readonly<Record<string, NoticeDeclaration>>
