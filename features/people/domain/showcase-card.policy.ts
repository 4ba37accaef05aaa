import type { MemberRole } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ShowcaseRole } from './showcase-roles.ts'

/** Facts for the rules about a person in a showcase. */
export type ShowcaseCardFacts = {
  /** The person is active and consented to public visibility, not only for signed-in people. */
  published: boolean
  /** An investor without other roles: shown as an investor or not at all. */
  investorOnly: boolean
  /** Roles in accelerators that the portal approved. */
  memberRoles: readonly MemberRole[]
  /** Certified by the portal as an expert. */
  certified: boolean
  /** The role shown by the showcase. */
  role: ShowcaseRole
}

/** Membership roles for each showcase role. */
export const membershipsOf: Record<ShowcaseRole, readonly MemberRole[]> = {
  EXPERT: ['EXP'],
  MENTOR: ['MNT'],
  TRACKER: ['TRC', 'TRC_TEAM'],
}

/**
 * A card is public if it is published for everybody and the role was granted by others: by membership in an approved
 * accelerator, or by the portal's certificate. A self-added role is not sufficient (ADR 30).
 */
export const showcaseCards = definePolicy<ShowcaseCardFacts, never>('showcaseCard', {
  view: (_actor, { published, investorOnly, memberRoles, certified, role }) =>
    published &&
    !investorOnly &&
    (memberRoles.some((ownRole) => membershipsOf[role].includes(ownRole)) ||
      (role === 'EXPERT' && certified)),
})
