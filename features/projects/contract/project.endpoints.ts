import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, version, webAddress } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { historyEntry, idsParam, personRef } from '#platform/contract/lists.ts'
import { documentAccess, documentKinds } from '../domain/states.ts'
import { project, projectDocument, projectFields, projectRow } from './project.schemas.ts'

/** Projects the caller leads or belongs to. */
export const listMyProjects = list({
  name: 'listMyProjects',
  path: '/project/list',
  summary: 'My projects',
  permission: 'signed-in',
  reads: ['project', 'projectTeam'],
  row: projectRow,
  sortings: ['DUE', 'CREATE_DATE', 'NAME', 'SERIAL_NUMBER'],
  defaultSort: 'DUE',
  filters: { stage: idsParam() },
  search: true,
  table: {
    texts: 'projects:myProjects',
    columns: {
      name: 'name',
      work: ({ current }) => current && `${current.task} (${current.track})`,
      due: ({ current }) => current?.due,
      number: 'serialNumber',
      stage: 'stage',
      industries: ({ industries }) => industries.map(({ name }) => name).join(', '),
      members: 'membersCount',
      tracks: 'tracksCount',
      requests: 'openRequestsCount',
      updated: 'updatedAt',
      created: 'createdAt',
    },
  },
  // Number of projects that the caller leads, and the limit.
  more: { led: z.int(), maxLed: z.int() },
})

export const getProject = endpoint({
  name: 'getProject',
  method: 'GET',
  path: '/project/get',
  summary: 'A project',
  query: z.object({ projectId: idParam() }),
  response: project,
  reads: ['project', 'projectTeam', 'joinRequest'],
  permission: 'signed-in',
})

/** Creates a project with the caller as its leader. */
export const createProject = endpoint({
  name: 'createProject',
  method: 'POST',
  path: '/project/create',
  summary: 'Create a project',
  body: projectFields,
  response: project,
  errors: ['PROJECT_NAME_TAKEN', 'PROJECT_QUOTA'],
  changes: ['project', 'projectTeam'],
  permission: 'signed-in',
})

export const editProject = endpoint({
  name: 'editProject',
  method: 'POST',
  path: '/project/edit',
  summary: 'Edit a project',
  body: projectFields.extend({ id: id(), version: version() }),
  response: project,
  errors: ['PROJECT_NAME_TAKEN', 'STATE_CHANGED'],
  changes: ['project'],
  permission: 'signed-in',
})

/** Deletes a project that never started a track. */
export const deleteProject = endpoint({
  name: 'deleteProject',
  method: 'POST',
  path: '/project/delete',
  summary: 'Delete a project',
  body: z.strictObject({ projectId: id() }),
  response: null,
  errors: ['PROJECT_STARTED_TRACK'],
  changes: ['project'],
  removes: true,
  permission: 'signed-in',
})

/** History of a project, newest first. */
export const getProjectHistory = endpoint({
  name: 'getProjectHistory',
  method: 'GET',
  path: '/project/history',
  summary: 'History of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    items: z.array(
      historyEntry.extend({
        /** The team member it is about. */
        person: personRef.nullable(),
      }),
    ),
  }),
  reads: ['project', 'projectTeam', 'profileVisibility', 'vacancy'],
  permission: 'signed-in',
})

// Immutable after creation: notifications of a presentation have been sent.
const documentKind = () => z.enum(documentKinds, 'NOT_IN_LIST').default('DOCUMENT')

/** Adds a document that is a link. */
export const addProjectLink = endpoint({
  name: 'addProjectLink',
  method: 'POST',
  path: '/project/document/add-link',
  summary: 'Add a link to a project',
  body: z.strictObject({
    projectId: id(),
    name: requiredText(255),
    url: webAddress(),
    kind: documentKind(),
    access: z.enum(documentAccess, 'NOT_IN_LIST').default('TEAM_ONLY'),
  }),
  response: projectDocument,
  errors: ['PROJECT_LIST_FULL'],
  changes: ['project'],
  permission: 'signed-in',
})

/** Adds a document that is a file; a presentation is one of `presentationExtensions`. */
export const uploadProjectDocument = endpoint({
  name: 'uploadProjectDocument',
  method: 'POST',
  path: '/project/document/upload',
  summary: 'Upload a document of a project',
  query: z.object({
    projectId: idParam(),
    kind: documentKind(),
    access: z.enum(documentAccess, 'NOT_IN_LIST').default('TEAM_ONLY'),
  }),
  transport: 'multipart',
  response: projectDocument,
  errors: ['FILE_QUOTA', 'LEADER_FILE_QUOTA', 'PROJECT_LIST_FULL', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['project'],
  permission: 'signed-in',
})

/** Renames a document or changes who may read it. */
export const editProjectDocument = endpoint({
  name: 'editProjectDocument',
  method: 'POST',
  path: '/project/document/edit',
  summary: 'Edit a document of a project',
  body: z.strictObject({
    documentId: id(),
    name: requiredText(255),
    access: z.enum(documentAccess, 'NOT_IN_LIST'),
  }),
  response: projectDocument,
  changes: ['project'],
  permission: 'signed-in',
})

export const deleteProjectDocument = endpoint({
  name: 'deleteProjectDocument',
  method: 'POST',
  path: '/project/document/delete',
  summary: 'Delete a document of a project',
  body: z.strictObject({ documentId: id() }),
  response: null,
  changes: ['project'],
  permission: 'signed-in',
})

/** Downloads a document's file: for everyone who may open the project's page, or for the team and those it works with. */
export const downloadProjectDocument = endpoint({
  name: 'downloadProjectDocument',
  method: 'GET',
  path: '/project/get-document',
  summary: 'Download a document of a project',
  query: z.object({ documentId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
