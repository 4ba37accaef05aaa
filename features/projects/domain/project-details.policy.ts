import { hasRole, personOf, type Actor, type PortalRole } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { projects, type ProjectFacts } from './project.policy.ts'
import type { AccessLevel } from './states.ts'

/** What the rules about a project's public page need to know. */
export type ProjectDetailsFacts = ProjectFacts & { accessLevel: AccessLevel; published: boolean }

/** Experts, trackers, mentors and investors of the portal; accelerators and their people are members. */
const workingRoles: readonly PortalRole[] = ['EXP', 'TRC', 'MNT', 'INV']

const worksForAccelerators = (actor: Actor): boolean =>
  (personOf(actor)?.memberships ?? []).length > 0 || workingRoles.some((role) => hasRole(actor, role))

const reaches: Record<AccessLevel, (actor: Actor) => boolean> = {
  ALL: () => true,
  AUTHORIZED: (actor) => actor.kind === 'person',
  ACCELERATOR_TEAM: worksForAccelerators,
}

/**
 * Who opens a project's page: its team and those who work with it always, all others only while it is published and as
 * far as its level reaches (spec 6). Of the profile everybody reads what `visibleCodes` leaves.
 */
export const projectDetails = definePolicy<ProjectDetailsFacts, 'readProfile'>('projectDetails', {
  view: (actor, project) =>
    projects.view.allows(actor, project) || (project.published && reaches[project.accessLevel](actor)),
  readProfile: (actor, project) =>
    projects.view.allows(actor, project)
      ? projects.readProfile.allows(actor, project)
      : project.published && reaches[project.accessLevel](actor),
})
