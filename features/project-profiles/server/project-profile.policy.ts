import { projectDetails, projects } from '#features/projects'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import type { ProfileSubject } from './profile.repository.ts'

const either =
  (whole: Rule<ProfileSubject>, opened: 'views' | 'performs'): Rule<ProfileSubject> =>
  (actor, subject) =>
    subject.opening ? subject.opening[opened](actor) : whole(actor, subject)

/**
 * Permissions of a project's profile: those of the project, or of its opening. `follow` is to see the history: for
 * those who work with the project, not for readers of its page.
 */
export const projectProfiles = definePolicy<ProfileSubject, 'read' | 'follow' | 'edit' | 'beCountedReading'>(
  'projectProfile',
  {
    view: either(projectDetails.view.allows, 'views'),
    read: either(projectDetails.readProfile.allows, 'views'),
    // A profile opened as of an instant does not reveal its history.
    follow: (actor, subject) =>
      subject.opening?.at === undefined && either(projects.readProfile.allows, 'views')(actor, subject),
    edit: either(projects.editProfile.allows, 'performs'),
    /** Whether the actor's reading is counted: that of reviewers and experts, in what an opener shows. */
    beCountedReading: (actor, { opening }) => opening?.reading?.counts(actor) ?? false,
  },
)
