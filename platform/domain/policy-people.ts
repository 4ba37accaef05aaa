/**
 * Names under which the facts of policies contain people, and whether their open pages are notified of a change of
 * the subject. A test requires every name that ends in `Uid` or `Uids` in a policy or machine to be here.
 */
export const policyPeople = {
  uid: true,
  personUid: true,
  personUids: true,
  leaderUid: true,
  memberUid: true,
  memberUids: true,
  trackerUid: true,
  trackerUids: true,
  inviteeUid: true,
  /** The account with the invited address: its list of invitations shows the invitation. */
  addresseeUid: true,
  fromUid: true,
  toUid: true,
  requesterUid: true,
  recipientUid: true,
  expertUid: true,
  mentorUids: true,
  investorUid: true,
  firmUids: true,
  ownerUid: true,
  organizerUid: true,
  jurorUids: true,
  authorUid: true,
  uploaderUid: true,
  proposerUid: true,
  /** Sees nothing change when a message is read or deleted. */
  senderUid: false,
  /** Gets a notification once the report is settled. */
  reporterUid: false,
  /** All are among `firmUids`. */
  firmAdminUids: false,
  /** All are among `memberUids`. */
  comingUids: false,
  /** Proves an address for one call; the invitee is notified. */
  claimantUid: false,
  /** Other reviewers of the same task: they must not learn when somebody writes a review. */
  reviewerUids: false,
  /** Only decides who may accept the task; is in the team or its tracker. */
  completedByUid: false,
  /** Read reports and overviews, whose figures are as of when they were opened. */
  sponsorUids: false,
  /** Only decides who reads a person's card. */
  workmateUids: false,
} as const satisfies Record<string, boolean>
