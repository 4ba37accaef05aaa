import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import {
  assessmentFields,
  relationFields,
  technologyDetails,
  technologyPersonFields,
} from './technology.schemas.ts'

/** Relates two technologies; the inverse relation is added automatically. */
export const relateTechnologies = endpoint({
  name: 'relateTechnologies',
  method: 'POST',
  path: '/technology/relation/add',
  summary: 'Relate two technologies',
  body: relationFields,
  response: technologyDetails,
  errors: ['TECHNOLOGY_CIRCLE', 'TECHNOLOGY_LIMIT'],
  changes: ['technology'],
  permission: 'signed-in',
})

export const unrelateTechnologies = endpoint({
  name: 'unrelateTechnologies',
  method: 'POST',
  path: '/technology/relation/remove',
  summary: 'Take back a relation of two technologies',
  body: relationFields,
  response: technologyDetails,
  changes: ['technology'],
  permission: 'signed-in',
})

/** Records a readiness level; the one with the latest date is the technology's level. */
export const assessTechnology = endpoint({
  name: 'assessTechnology',
  method: 'POST',
  path: '/technology/readiness/add',
  summary: 'Record a readiness level',
  body: assessmentFields,
  response: technologyDetails,
  errors: ['TECHNOLOGY_LIMIT'],
  changes: ['technology'],
  permission: 'signed-in',
})

/** Deletes an assessment that was recorded by mistake. */
export const removeAssessment = endpoint({
  name: 'removeAssessment',
  method: 'POST',
  path: '/technology/readiness/remove',
  summary: 'Remove an assessment of readiness',
  body: z.strictObject({ assessmentId: id() }),
  response: technologyDetails,
  changes: ['technology'],
  permission: 'signed-in',
})

export const addTechnologyPerson = endpoint({
  name: 'addTechnologyPerson',
  method: 'POST',
  path: '/technology/person/add',
  summary: 'Name an author or operator of a technology',
  body: technologyPersonFields,
  response: technologyDetails,
  errors: ['TECHNOLOGY_LIMIT'],
  changes: ['technology'],
  permission: 'signed-in',
})

export const removeTechnologyPerson = endpoint({
  name: 'removeTechnologyPerson',
  method: 'POST',
  path: '/technology/person/remove',
  summary: 'Take back an author or operator of a technology',
  body: technologyPersonFields,
  response: technologyDetails,
  changes: ['technology'],
  permission: 'signed-in',
})

export const uploadTechnologyDocument = endpoint({
  name: 'uploadTechnologyDocument',
  method: 'POST',
  path: '/technology/document/upload',
  summary: 'Add a document to a technology',
  query: z.object({ technologyId: idParam() }),
  transport: 'multipart',
  response: technologyDetails,
  errors: ['TECHNOLOGY_LIMIT', 'FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['technology'],
  permission: 'signed-in',
})

export const deleteTechnologyDocument = endpoint({
  name: 'deleteTechnologyDocument',
  method: 'POST',
  path: '/technology/document/delete',
  summary: 'Delete a document of a technology',
  body: z.strictObject({ documentId: id() }),
  response: technologyDetails,
  changes: ['technology'],
  permission: 'signed-in',
})

/** Downloads a document, which is public if its technology's page is. */
export const downloadTechnologyDocument = endpoint({
  name: 'downloadTechnologyDocument',
  method: 'GET',
  path: '/technology/document/get',
  summary: 'Download a document of a technology',
  query: z.object({ documentId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
