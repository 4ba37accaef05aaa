import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { getProjectDetailsQuery } from './server/details/get-project-details.query.ts'
import * as visibility from './server/details/profile-visibility.use-case.ts'
import * as leadership from './server/leadership.use-case.ts'
import { listMyProjectsQuery } from './server/list-my-projects.query.ts'
import * as resumes from './server/member-resume.use-case.ts'
import { projectSubscribers } from './server/notify.subscribers.ts'
import * as documents from './server/project-documents.use-case.ts'
import * as team from './server/project-team.use-case.ts'
import * as project from './server/project.use-case.ts'

export { projectDetails } from './domain/project-details.policy.ts'
export { projects } from './domain/project.policy.ts'
export {
  hiddenCodes,
  profileReaderOf,
  readsEverything,
  taskReaderOf,
  visibleCodes,
} from './domain/visible-codes.rules.ts'
export { addProjectMember } from './server/add-member.ts'
export { addProject } from './server/add-project.ts'
export { readElementVisibilities } from './server/details/element-visibility.repository.ts'
export { handOverLead } from './server/hand-over-lead.ts'
export { projectPageScope } from './server/project-page.scope.ts'
export { removeProject } from './server/remove-project.ts'
export { requireRoomInProject } from './server/room-in-project.ts'
export { findProject, type ProjectSubject } from './server/project.repository.ts'

/** Projects, their teams and documents. */
export const projectsFeature: Feature = {
  name: 'projects',
  endpoints,
  handlers: [
    listMyProjectsQuery,
    getProjectDetailsQuery,
    ...Object.values(visibility),
    ...Object.values(project),
    ...Object.values(team),
    ...Object.values(resumes),
    ...Object.values(leadership),
    ...Object.values(documents),
  ],
  subscribers: projectSubscribers,
  constraintErrors: {
    project_name_of_leader: 'PROJECT_NAME_TAKEN',
    project_leadership_offer_open: 'STATE_CHANGED',
  },
}
