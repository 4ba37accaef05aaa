import { projectDetails, projects } from '#features/projects'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import type { ProfileSubject } from './profile.repository.ts'

const either =
  (whole: Rule<ProfileSubject>, opened: 'views' | 'performs'): Rule<ProfileSubject> =>
  (actor, subject) =>
    subject.opening ? subject.opening[opened](actor) : whole(actor, subject)

/**
 * Who may do what with a project's profile: rights are the project's, or those of what opens it.
 * `follow` is to see who changed what: for those who work with the project, not for readers of its page.
 */
export const projectProfiles = definePolicy<ProfileSubject, 'read' | 'follow' | 'edit'>('projectProfile', {
  view: either(projectDetails.view.allows, 'views'),
  read: either(projectDetails.readProfile.allows, 'views'),
  // What is opened as it was tells nothing of what came before or after.
  follow: (actor, subject) =>
    subject.opening?.at === undefined && either(projects.readProfile.allows, 'views')(actor, subject),
  edit: either(projects.editProfile.allows, 'performs'),
})
