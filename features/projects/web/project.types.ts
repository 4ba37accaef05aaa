import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getProjectDetails } from '../contract/project-details.endpoints.ts'
import type { listKeptProjects } from '../contract/kept-projects.endpoints.ts'
import type { getProject, listMyProjects } from '../contract/project.endpoints.ts'

/** A project with its team and documents. */
export type Project = ResponseOf<typeof getProject>

/** A row of "my projects". */
export type ProjectRow = ResponseOf<typeof listMyProjects>['items'][number]

/** A row of the projects that an accelerator manages. */
export type KeptProject = ResponseOf<typeof listKeptProjects>['items'][number]

/** A member of a project's team. */
export type Member = Project['members'][number]

/** A project's participation in a track. */
export type ProjectTrack = Project['tracks'][number]

/** A project for readers of its page. */
export type ProjectPage = ResponseOf<typeof getProjectDetails>

/** A document of a project. */
export type ProjectDocument = Project['documents'][number]
