import type { AuditAction } from '#platform/domain/audit-actions.ts'
import type { AuditSubject } from '#platform/domain/audit-subjects.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** Audiences of notifications, as named in the generated table. */
export const noticeAudiences = {
  projectTeam: 'project team',
  formerMember: 'the person who left the team',
  leader: 'project leader',
  offeredLead: 'the member who is offered the lead',
  decider: 'project leader, or the team of the accelerator that keeps the project',
  tracker: 'the tracker',
  reviewer: 'the tracker, or the accelerator’s team where none is set or the tracker may not decide',
  performer: 'who performs the task: the project team, the tracker or the accelerator’s team',
  acceleratorTeam: 'accelerator team and its trackers',
  accelerator: 'accelerator team',
  acceleratorAdmins: 'accelerator administrators',
  hosts: 'the hosts of the event',
  comingTeams: 'teams that have a place',
  invitedTeams: 'teams that are invited or offered a place',
  waitingTeams: 'teams that wait for a place',
  expert: 'the expert',
  client: 'the client of the review',
  outsideHosts: 'administrators of the accelerator where somebody else ordered',
  payer: 'the payer of the review',
  proposer: 'the person who proposed it',
  requester: 'the person who requested it',
  invitee: 'the invited person',
  inviter: 'the person who invited',
  member: 'the member of the accelerator',
  askers: 'people who asked about the open task',
  bothOfMeeting: 'mentor and project team',
  mentor: 'the mentor',
  mentors: 'mentors who accompany the project or have met its team',
  person: 'the person it is about',
  giver: 'the person who hands the role over',
  taker: 'the person who is offered the role',
  sponsor: 'the programme sponsor',
  chiefAdmins: 'chief administrators of the portal',
  portalAdmins: 'administrators of the portal',
  subscriber: 'the subscriber and the owner of the subscription',
  owner: 'the owner',
  organizer: 'the organiser of the open task',
  entrants: 'entrants of the open task',
  jury: 'the jury of the open task',
  juror: 'the person who is invited to the jury',
  founders: 'project team, and the person who introduced the investor',
  investor: 'the investor of the deal',
  reporter: 'the person who reported the message',
  listed: 'the people of the list',
  ruled: 'people named by the rule of the accelerator, or of the portal',
  addressee: 'the addressee',
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
