import type { MemberRole } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { ShowcaseRole } from './showcase-roles.ts'

/** What the rules about somebody in a showcase need to know. */
export type ShowcaseCardFacts = {
  /** The person is active and agreed to be shown to everyone, not only to those who sign in. */
  published: boolean
  /** An investor and nothing else: shown as an investor or not at all. */
  investorOnly: boolean
  /** Roles held in accelerators that the portal approved. */
  memberRoles: readonly MemberRole[]
  /** Certified by the portal as an expert. */
  certified: boolean
  /** What the showcase is of. */
  role: ShowcaseRole
}

/** Memberships that make somebody what a showcase is of. */
export const membershipsOf: Record<ShowcaseRole, readonly MemberRole[]> = {
  EXPERT: ['EXP'],
  MENTOR: ['MNT'],
  TRACKER: ['TRC', 'TRC_TEAM'],
}

/**
 * The world sees a card that is published to everyone where somebody else made of the person what the showcase is of: an approved accelerator by a
 * membership, or the portal by its certificate. A role that one adds to oneself shows nobody (ADR 30).
 */
export const showcaseCards = definePolicy<ShowcaseCardFacts, never>('showcaseCard', {
  view: (_actor, { published, investorOnly, memberRoles, certified, role }) =>
    published &&
    !investorOnly &&
    (memberRoles.some((held) => membershipsOf[role].includes(held)) || (role === 'EXPERT' && certified)),
})
