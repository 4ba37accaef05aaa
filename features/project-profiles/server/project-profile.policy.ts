import { tasks } from '#features/participations'
import { projectDetails, projects } from '#features/projects'
import type { Actor } from '#platform/domain/actor.ts'
import { definePolicy, type Rule } from '#platform/domain/policy.ts'
import type { ProfileSubject } from './profile.repository.ts'

const either =
  (whole: Rule<ProfileSubject>, ofTask: (typeof tasks)['view' | 'perform']): Rule<ProfileSubject> =>
  (actor: Actor, subject) =>
    subject.task ? ofTask.allows(actor, subject.task) : whole(actor, subject)

/**
 * Who may do what with a project's profile: rights are the project's, or those of the task through which it is opened.
 * `follow` is to see who changed what: for those who work with the project, not for readers of its page.
 */
export const projectProfiles = definePolicy<ProfileSubject, 'read' | 'follow' | 'edit'>('projectProfile', {
  view: either(projectDetails.view.allows, tasks.view),
  read: either(projectDetails.readProfile.allows, tasks.view),
  follow: either(projects.readProfile.allows, tasks.view),
  edit: either(projects.editProfile.allows, tasks.perform),
})
