import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProject, listMyProjects } from '../contract/project.endpoints.ts'

/** A project with its team and documents. */
export type Project = ResponseOf<typeof getProject>

/** A row of "my projects". */
export type ProjectRow = ResponseOf<typeof listMyProjects>['items'][number]

/** A member of a project's team. */
export type Member = Project['members'][number]

/** A document of a project. */
export type ProjectDocument = Project['documents'][number]
