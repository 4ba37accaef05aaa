import { isPortalAdministrator } from '#platform/domain/actor.ts'
import { defineMachine } from '#platform/domain/machine.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import {
  technologyStates,
  type TechnologyEvent,
  type TechnologyMove,
  type TechnologyState,
} from './states.ts'

/** Permissions for the catalogue with its drafts: the portal's administrators. */
export const technologies = definePolicy<unknown, 'manage'>('technology', {
  view: isPortalAdministrator,
  manage: isPortalAdministrator,
})

/** Permission for a public technology: drafts are hidden, archived ones are visible and marked. */
export const shownTechnologies = definePolicy<{ status: TechnologyState }, never>('shownTechnology', {
  view: (_actor, { status }) => status !== 'DRAFT',
})

/** Permission for a technology's documents: public with its page, always for administrators. */
export const technologyDocuments = definePolicy<{ status: TechnologyState }, 'read'>('technologyDocument', {
  view: (actor, facts) => shownTechnologies.view.allows(actor, facts) || isPortalAdministrator(actor),
  read: (actor, facts) => shownTechnologies.view.allows(actor, facts) || isPortalAdministrator(actor),
})

/** State machine of technologies. */
export const technologyMachine = defineMachine<TechnologyState, TechnologyMove, unknown, TechnologyEvent>({
  name: 'technology',
  table: 'technology',
  column: 'status',
  states: technologyStates,
  initial: 'DRAFT',
  conflict: 'STATE_CHANGED',
  transitions: {
    activate: { from: ['DRAFT'], to: 'ACTIVE', by: technologies.manage, event: 'TechnologyActivated' },
    archive: { from: ['ACTIVE'], to: 'ARCHIVE', by: technologies.manage, event: 'TechnologyArchived' },
    restore: { from: ['ARCHIVE'], to: 'ACTIVE', by: technologies.manage, event: 'TechnologyRestored' },
  },
})
