import { projects, type ProjectSubject } from '#features/projects'
import { isPerson } from '#platform/domain/actor.ts'
import { definePolicy } from '#platform/domain/policy.ts'

/** The project of a calculation, with the facts of its policy. */
export type CalculatedProject = ProjectSubject & {
  /** Experts who are reviewing the project and may know its identity. */
  reviewerUids: readonly string[]
}

/**
 * Permissions: the team writes calculations; everybody who works with the project, including current reviewers, reads
 * and comments.
 */
export const calculations = definePolicy<CalculatedProject, 'write'>('calculation', {
  view: (actor, facts) =>
    projects.view.allows(actor, facts) || facts.reviewerUids.some((uid) => isPerson(actor, uid)),
  write: (actor, facts) => projects.edit.allows(actor, facts),
})
