import { projects, type ProjectSubject } from '#features/projects'
import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** A project whose calculations are asked for: what the rules about them need to know. */
export type CalculatedProject = ProjectSubject & {
  /** Experts who review the project now and know whose it is. */
  reviewerUids: readonly string[]
}

/** The team writes calculations; everybody who works with the project, its current reviewers included, reads and comments on them. */
export const calculations = definePolicy<CalculatedProject, 'write'>('calculation', {
  view: (actor, facts) =>
    projects.view.allows(actor, facts) || facts.reviewerUids.some((uid) => isPerson(actor, uid)),
  write: (actor, facts) => projects.edit.allows(actor, facts),
})
