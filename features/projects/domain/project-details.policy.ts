import type { Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { projects, type ProjectFacts } from './project.policy.ts'
import type { AccessLevel } from './states.ts'
import { worksForAccelerators } from './works-for-accelerators.rules.ts'

/** What the rules about a project's public page need to know. */
export type ProjectDetailsFacts = ProjectFacts & {
  accessLevel: AccessLevel
  published: boolean
  /** Some showcase that it is in is for everybody; the others are for whoever has signed in. */
  publicly: boolean
}

const reaches: Record<AccessLevel, (actor: Actor) => boolean> = {
  ALL: () => true,
  AUTHORIZED: (actor) => actor.kind === 'person',
  ACCELERATOR_TEAM: worksForAccelerators,
}

const isShownTo = (actor: Actor, { accessLevel, published, publicly }: ProjectDetailsFacts): boolean =>
  published && (publicly || actor.kind === 'person') && reaches[accessLevel](actor)

/**
 * Who opens a project's page: its team and those who work with it always, all others only while it is published and as
 * far as its level and its showcases reach (spec 6). Of the profile everybody reads what `visibleCodes` leaves.
 */
export const projectDetails = definePolicy<ProjectDetailsFacts, 'readProfile'>('projectDetails', {
  view: (actor, project) => projects.view.allows(actor, project) || isShownTo(actor, project),
  readProfile: (actor, project) =>
    projects.view.allows(actor, project)
      ? projects.readProfile.allows(actor, project)
      : isShownTo(actor, project),
})
