import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { worksForAccelerators } from '../../projects/domain/works-for-accelerators.rules.ts'

/** Whom published projects reach, from everybody to those who work in accelerators and investors. */
export const reaches = { everybody: 0, signedIn: 1, accelerators: 2 } as const

export type Reach = (typeof reaches)[keyof typeof reaches]

/** How far a published project must reach at least to be shown to the actor. */
export const reachOf = (actor: Actor): Reach => {
  if (actor.kind === 'guest') return reaches.everybody
  return worksForAccelerators(actor) || isPortalAdministrator(actor) ? reaches.accelerators : reaches.signedIn
}

/** What the rules about looking at a showcase, or at all of them, need to know. */
export type ShowcaseFacts = { showcaseOpen: boolean; isPublic: boolean }

/** Who looks at a showcase: it is for everybody, or for whoever has signed in. */
export const shownProjects = definePolicy<ShowcaseFacts, never>('shownProject', {
  view: (actor, { showcaseOpen, isPublic }) => showcaseOpen && (isPublic || actor.kind === 'person'),
})

/** Who sees one published project in a showcase: whom it reaches. */
export const shownPages = definePolicy<{ reach: number }, never>('shownPage', {
  view: (actor, { reach }) => reach <= reachOf(actor),
})
