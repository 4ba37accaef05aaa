import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, version, webAddress } from '#platform/contract/fields.ts'
import { historyEntry, personRef } from '#platform/contract/lists.ts'
import { documentAccess } from '../domain/states.ts'
import { project, projectDocument, projectFields, projectList, projectQuery } from './project.schemas.ts'

/** Projects the caller leads or belongs to. */
export const listMyProjects = endpoint({
  name: 'listMyProjects',
  method: 'GET',
  path: '/project/list',
  summary: 'My projects',
  query: projectQuery,
  response: projectList,
  permission: 'signed-in',
})

/** One project. */
export const getProject = endpoint({
  name: 'getProject',
  method: 'GET',
  path: '/project/get',
  summary: 'A project',
  query: z.object({ projectId: idParam() }),
  response: project,
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
  errors: ['PROJECT_NAME_TAKEN'],
  permission: 'signed-in',
})

/** Edits the main settings. */
export const editProject = endpoint({
  name: 'editProject',
  method: 'POST',
  path: '/project/edit',
  summary: 'Edit a project',
  body: projectFields.extend({ id: id(), version: version() }),
  response: project,
  errors: ['PROJECT_NAME_TAKEN', 'STATE_CHANGED'],
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
  permission: 'signed-in',
})

/** What happened to a project, newest first. */
export const getProjectHistory = endpoint({
  name: 'getProjectHistory',
  method: 'GET',
  path: '/project/history',
  summary: 'History of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({
    items: z.array(
      historyEntry.extend({
        /** Whom of the team it is about. */
        person: personRef.nullable(),
      }),
    ),
  }),
  permission: 'signed-in',
})

/** Adds a document that is an address. */
export const addProjectLink = endpoint({
  name: 'addProjectLink',
  method: 'POST',
  path: '/project/document/add-link',
  summary: 'Add a link to a project',
  body: z.strictObject({
    projectId: id(),
    name: requiredText(255),
    url: webAddress(),
    access: z.enum(documentAccess, 'NOT_IN_LIST').default('TEAM_ONLY'),
  }),
  response: projectDocument,
  permission: 'signed-in',
})

/** Adds a document that is a file. */
export const uploadProjectDocument = endpoint({
  name: 'uploadProjectDocument',
  method: 'POST',
  path: '/project/document/upload',
  summary: 'Upload a document of a project',
  query: z.object({
    projectId: idParam(),
    access: z.enum(documentAccess, 'NOT_IN_LIST').default('TEAM_ONLY'),
  }),
  transport: 'multipart',
  response: projectDocument,
  errors: ['FILE_TOO_LARGE', 'FILE_INCORRECT'],
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
  permission: 'signed-in',
})

/** Deletes a document. */
export const deleteProjectDocument = endpoint({
  name: 'deleteProjectDocument',
  method: 'POST',
  path: '/project/document/delete',
  summary: 'Delete a document of a project',
  body: z.strictObject({ documentId: id() }),
  response: null,
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
  permission: 'public',
})
