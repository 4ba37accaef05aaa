import type { Actor, MemberRole, PortalRole } from '#platform/domain/actor.ts'
import { policies, type PolicyAction } from '#platform/domain/policy.ts'

const person = (
  uid: string,
  roles: PortalRole[],
  member?: { in: number; roles: MemberRole[]; admin?: boolean },
): Actor => ({
  kind: 'person',
  uid,
  roles,
  memberships: member
    ? [{ acceleratorId: member.in, roles: member.roles, admin: member.admin ?? false }]
    : [],
  accessFlags: [],
  impersonatedBy: null,
})

/** The people of the permission matrix, by their relation to one project in one accelerator. */
const actors: Record<string, Actor> = {
  guest: { kind: 'guest' },
  'another founder': person('stranger', ['INI']),
  leader: person('leader', ['INI']),
  member: person('member', ['INI']),
  'TRC assigned': person('tracker', ['TRC'], { in: 1, roles: ['TRC'] }),
  'TRC other': person('tracker2', ['TRC'], { in: 1, roles: ['TRC'] }),
  TRC_TEAM: person('trcteam', [], { in: 1, roles: ['TRC_TEAM'] }),
  ACC: person('acc', [], { in: 1, roles: ['ACC'] }),
  'ACC admin': person('admin', [], { in: 1, roles: ['ACC'], admin: true }),
  'ACC elsewhere': person('acc2', [], { in: 2, roles: ['ACC'], admin: true }),
  'EXP of the job': person('expert', ['EXP'], { in: 1, roles: ['EXP'] }),
  INV: person('investor', ['INV']),
  HTADM: person('deputy', ['HTADM']),
  ADMIN: person('root', ['ADMIN']),
  'ADMIN as leader': { ...person('leader', ['INI']), impersonatedBy: 'root' } as Actor,
}

/** One subject with the facts of every policy. */
const one = {
  acceleratorId: 1,
  acceleratorIds: [1],
  contactAcceleratorIds: [1],
  acceleratorApproved: true,
  parentPublished: true,
  leaderUid: 'leader',
  keeperId: null,
  ownerUid: 'leader',
  memberUids: ['leader', 'member'],
  comingUids: ['leader', 'member'],
  isGuest: false,
  trackerUid: 'tracker',
  trackerUids: ['tracker'],
  mentorUids: ['mentor'],
  profileHidden: false,
  accessLevel: 'ALL',
  expertUid: 'expert',
  reviewerUids: ['expert'],
  uid: 'leader',
  personUid: 'leader',
  personUids: ['member'],
  workmateUids: ['member', 'tracker'],
  published: false,
  isPublished: true,
  jurorUids: ['expert'],
  organizerUid: 'organiser',
  showcaseOpen: true,
  isPublic: true,
  hostStands: true,
  reach: 0,
  obstacles: [],
  administers: false,
  active: true,
  investorUid: 'investor',
  firmUids: ['investor'],
  firmAdminUids: ['investor'],
  introducedBy: [1],
  authorUid: 'leader',
  reporterUid: 'member',
  written: true,
  fromUid: 'leader',
  toUid: 'member',
  held: true,
  alreadyHeld: false,
  recipientUid: 'leader',
  senderUid: 'acc',
  forAll: false,
  roles: ['ACC'],
  performer: 'TEAM',
  participationAllowed: true,
  earlierAccepted: true,
  filled: true,
  expertisesNotRejected: 0,
  expertisesOpen: 0,
}

/** The same subject alone and as a selection of one, for policies that judge several at once. */
const facts = Object.assign([one], one)

const mark = (action: PolicyAction<never>, actor: Actor): string => {
  if (!action.visible(actor, facts as never)) return '404'
  return action.allows(actor, facts as never) ? 'yes' : '403'
}

/** Permissions as computed by the policies. */
export const permissionMatrix = (): string =>
  [
    '# Permissions',
    'Written by `npm run docs` from the policies in `features/*/domain`. 404: may not know of it; 403: may see it, not do it.',
    'The subject belongs to accelerator 1; its project is led by the leader; the task is the team’s to perform.',
    [
      `| action | ${Object.keys(actors).join(' | ')} |`,
      `| --- |${' --- |'.repeat(Object.keys(actors).length)}`,
      ...[...policies]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, policy]) =>
          Object.values(policy).map(
            (action) =>
              `| ${action.name} | ${Object.values(actors)
                .map((actor) => mark(action, actor))
                .join(' | ')} |`,
          ),
        ),
    ].join('\n'),
  ].join('\n\n')
