import type { Context } from '#platform/server/context.ts'
import type { ProfileSubject } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** Whether the actor may write now. */
export const mayWrite = ({ actor }: Context, subject: ProfileSubject): boolean =>
  subject.opening ? subject.opening.writable(actor) : projectProfiles.edit.allows(actor, subject)
