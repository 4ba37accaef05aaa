import type { Actor } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'
import { projects, type ProjectFacts } from './project.policy.ts'
import type { AccessLevel } from './states.ts'
import { worksForAccelerators } from './works-for-accelerators.rules.ts'

/** Facts for the rules about a project's public page. */
export type ProjectDetailsFacts = ProjectFacts & {
  accessLevel: AccessLevel
  published: boolean
  /** One of its showcases is public; the others are for signed-in people. */
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
 * Access to a project's page: always for its team and people who work with it, for all others only while it is
 * published and within its access level and showcases (spec 6). Of the profile everybody reads what `visibleCodes`
 * allows.
 */
export const projectDetails = definePolicy<ProjectDetailsFacts, 'readProfile'>('projectDetails', {
  view: (actor, project) => projects.view.allows(actor, project) || isShownTo(actor, project),
  readProfile: (actor, project) =>
    projects.view.allows(actor, project)
      ? projects.readProfile.allows(actor, project)
      : isShownTo(actor, project),
})
