import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import type { TechnologyState } from './states.ts'

/** The catalogue as its keepers see it: the portal's administrators, drafts too. */
export const technologies = definePolicy<unknown, 'manage'>('technology', {
  view: isPortalAdministrator,
  manage: isPortalAdministrator,
})

/** A technology as the world sees it: nobody sees a draft there, and one in the archive says so. */
export const shownTechnologies = definePolicy<{ status: TechnologyState }, never>('shownTechnology', {
  view: (_actor, { status }) => status !== 'DRAFT',
})

/** Documents of a technology: with its page, and for its keepers always. */
export const technologyDocuments = definePolicy<{ status: TechnologyState }, 'read'>('technologyDocument', {
  view: (actor, facts) => shownTechnologies.view.allows(actor, facts) || isPortalAdministrator(actor),
  read: (actor, facts) => shownTechnologies.view.allows(actor, facts) || isPortalAdministrator(actor),
})
