import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { WishedRole } from '#platform/domain/wished-roles.ts'

/** First steps on the portal per role, in order; facts decide whether a step is done, users cannot tick it. */
export const firstSteps = {
  INI: ['profile', 'project', 'application'],
  ACC: ['acceleratorProfile', 'track', 'decision'],
  EXP: ['profile', 'card', 'review'],
  MNT: ['profile', 'card', 'team'],
  INV: ['investor', 'profile', 'order'],
  CST: ['profile', 'sponsor', 'report'],
  // Of an initiator who registered to become one of these.
  WISH_EXP: ['expertRole', 'profile', 'card'],
  WISH_MNT: ['mentorRole', 'profile', 'card'],
  WISH_INV: ['investorRole', 'investor', 'profile'],
  WISH_ACC: ['acceleratorRequest', 'profile', 'approval'],
} as const

/** A role that has first steps; `WISH_…`: a role that the person wants to have. */
export type FirstStepsRole = keyof typeof firstSteps

export const firstStepsRoles = Object.keys(firstSteps) as [FirstStepsRole, ...FirstStepsRole[]]

/** A first step. */
export type FirstStep = (typeof firstSteps)[FirstStepsRole][number]

export const firstStepNames = [...new Set(Object.values(firstSteps).flat())] as [FirstStep, ...FirstStep[]]

/** The role if it has first steps, otherwise null. */
export const firstStepsRoleOf = (role: string | null | undefined): FirstStepsRole | null =>
  firstStepsRoles.find((one) => one === role) ?? null

/** First steps of an initiator: those of the role they registered for, if any. */
export const firstStepsOfInitiator = (wish: WishedRole | null): FirstStepsRole =>
  wish ? `WISH_${wish}` : 'INI'

const roles = linkTo('/bch/view/person-user-profile', { tab: 'roles' })

/** Link to the screen of each first step. */
export const firstStepLinks: Readonly<Record<FirstStep, ScreenHref>> = {
  profile: linkTo('/bch/view/person-user-profile', { tab: 'professional' }),
  project: '/bch/view/my-projects/edit',
  application: '/bch/view/my-acceleration-requests',
  acceleratorProfile: '/bch/view/accelerator-profile',
  track: '/bch/view/accelerator-settings',
  decision: '/bch/view/projects-in-work',
  card: '/bch/view/person-user-profile',
  review: '/bch/view/agenda',
  team: '/bch/view/team-invite',
  investor: linkTo('/bch/view/person-user-profile', { tab: 'investor' }),
  order: '/bch/view/expert-job',
  sponsor: '/bch/view/acceleration-summary',
  report: '/reports/analytic',
  expertRole: roles,
  mentorRole: roles,
  investorRole: roles,
  acceleratorRequest: '/bch/view/new-accelerator-request',
  approval: '/bch/view/new-accelerator-request',
}
