import type { AuditAction } from '#platform/domain/audit-actions.ts'
import type { AuditSubject } from '#platform/domain/audit-subjects.ts'
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
  ruled: 'those that the rule of the accelerator, or of the portal, names',
  addressee: 'whoever is written to',
  self: 'the sender alone',
} as const

/** Reasons why a recipient gets a notification, besides its kind: texts `mail.why`. */
export const noticeReasons = [
  'PORTAL',
  'REPORTED',
  'SUPPORT',
  'LISTED',
  'CHALLENGES',
  'SAVED_SEARCH',
  'INVESTOR',
  'PROPOSED',
] as const

export type NoticeReason = (typeof noticeReasons)[number]

export type NoticeAudience = keyof typeof noticeAudiences

/** Entries of the audit trail, written after the notification, of which the first says what was decided. */
export type DecidedBy = {
  subject: AuditSubject
  by: readonly [AuditAction, ...AuditAction[]]
  /** The link's parameter with the id of the entry's subject, if that is not the record of `decision`. */
  param?: string
  /** The detail of the entry with the id of the record, if its subject has several. */
  detail?: string
  /** Does not name who decided: the reader may not know it. */
  anonymous?: true
}

/** A notification as the feature that sends it declares it in `domain/<feature>.notices.ts`. */
export type NoticeDeclaration = {
  /** What its texts are filled with; the first is its subject, which no template may leave out. */
  params: readonly string[]
  /** Its line in a person's settings; null for the person's own account, which is always sent at once. */
  kind: NoticeKind | null
  /** Events that cause it, or `job:` and `call:` if there is no event. */
  by: readonly [string, ...string[]]
  to: readonly [NoticeAudience, ...NoticeAudience[]]
  /**
   * The link's parameter with the id of the record on which the recipient decides: the inbox shows the decision, with which
   * the feature fills the slot `notice.<CODE>`.
   */
  decision?: string
  /** The entries of the audit trail that settle it, so that the notification shows what was decided; see `DecidedBy`. */
  decided?: DecidedBy
  /** Why its recipients get it, if that differs from its kind. Only the portal’s administrators need none. */
  why?: NoticeReason
  /**
   * About the accelerator’s own work, which its administrators may see anyway: they preview templates on such events, also
   * when others were notified of them.
   */
  previewed?: true
  /** Not emailed: an email would be late, or another email covers it. */
  inboxOnly?: true
}

/** Notifications by code. */
export type NoticeDeclarations = Readonly<Record<string, NoticeDeclaration>>
