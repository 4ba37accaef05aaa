import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { worksForAccelerators } from '../../projects/domain/works-for-accelerators.rules.ts'

/** Audience of published projects, from everybody to accelerators' staff and investors. */
export const reaches = { everybody: 0, signedIn: 1, accelerators: 2 } as const

export type Reach = (typeof reaches)[keyof typeof reaches]

/** The minimum audience level that makes a published project visible to the actor. */
export const reachOf = (actor: Actor): Reach => {
  if (actor.kind === 'guest') return reaches.everybody
  return worksForAccelerators(actor) || isPortalAdministrator(actor) ? reaches.accelerators : reaches.signedIn
}

/** Facts for the policy about reading one or all showcases. */
export type ShowcaseFacts = { showcaseOpen: boolean; isPublic: boolean }

/** Permission to read a showcase: for everybody, or for signed-in users. */
export const shownProjects = definePolicy<ShowcaseFacts, never>('shownProject', {
  view: (actor, { showcaseOpen, isPublic }) => showcaseOpen && (isPublic || actor.kind === 'person'),
})

/** Permission to read one published project in a showcase: its audience. */
export const shownPages = definePolicy<{ reach: number }, never>('shownPage', {
  view: (actor, { reach }) => reach <= reachOf(actor),
})
