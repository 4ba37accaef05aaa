import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { filesOfProjects } from './server/held-files.ts'

export { projectDetails } from './domain/project-details.policy.ts'
export { projectKeeping, projects } from './domain/project.policy.ts'
export {
  hiddenCodes,
  profileReaderOf,
  readsEverything,
  taskReaderOf,
  visibleCodes,
} from './domain/visible-codes.rules.ts'
export { addProjectMember } from './server/add-member.ts'
export { addProject } from './server/add-project.ts'
export { addProjectOfPerson } from './server/add-project-of-person.ts'
export { readElementVisibilities } from './server/details/element-visibility.repository.ts'
export { projectMatches, projectsFoundBy } from './server/found-projects.sql.ts'
export { giveLead } from './server/give-lead.ts'
export { handOverLead } from './server/hand-over-lead.ts'
export { projectLogoUrl } from './server/project-logo-url.ts'
export {
  contactableProjects,
  ownProjects,
  sharedProjects,
  visibleProjects,
} from './server/projects.row-set.ts'
export { removeProject } from './server/remove-project.ts'
export { findDeletedProject, restoreProject } from './server/restore-project.ts'
export { requireRoomInProject } from './server/room-in-project.ts'
export { projectIndustries, projectStage, worksFor } from './server/said-in-profile.sql.ts'
export { trackedWork } from './server/tracked-work.row-set.ts'
export { findProject, findProjects, lockProject, type ProjectSubject } from './server/project.repository.ts'

/** Projects, their teams and documents. */
export const projectsFeature = featureOf(parts, {
  files: filesOfProjects,
  constraintErrors: {
    project_name_of_leader: 'PROJECT_NAME_TAKEN',
    project_name_of_keeper: 'PROJECT_NAME_TAKEN',
  },
})
