import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import {
  projectVacancy,
  vacancyFields,
  vacancyFilters,
  vacancyList,
  vacancyQuery,
} from './vacancy.schemas.ts'

/** Open vacancies of all projects, newest first. */
export const listVacancies = endpoint({
  name: 'listVacancies',
  method: 'GET',
  path: '/vacancy/list',
  summary: 'Open vacancies',
  query: vacancyQuery,
  response: vacancyList,
  permission: 'signed-in',
})

/** Industries, roles and competencies that open vacancies have. */
export const getVacancyFilters = endpoint({
  name: 'getVacancyFilters',
  method: 'GET',
  path: '/vacancy/filters',
  summary: 'What open vacancies can be narrowed by',
  response: vacancyFilters,
  permission: 'signed-in',
})

/** Vacancies of one project, open ones first. */
export const listProjectVacancies = endpoint({
  name: 'listProjectVacancies',
  method: 'GET',
  path: '/vacancy/list-of-project',
  summary: 'Vacancies of a project',
  query: z.object({ projectId: idParam() }),
  response: z.object({ items: z.array(projectVacancy) }),
  permission: 'signed-in',
})

/** Looks for somebody. */
export const createVacancy = endpoint({
  name: 'createVacancy',
  method: 'POST',
  path: '/vacancy/create',
  summary: 'Create a vacancy',
  body: vacancyFields.extend({ projectId: id() }),
  response: projectVacancy,
  permission: 'signed-in',
})

/** Edits a vacancy. */
export const editVacancy = endpoint({
  name: 'editVacancy',
  method: 'POST',
  path: '/vacancy/edit',
  summary: 'Edit a vacancy',
  body: vacancyFields.extend({ vacancyId: id() }),
  response: projectVacancy,
  permission: 'signed-in',
})

const ofVacancy = z.strictObject({ vacancyId: id() })

/** Takes a vacancy out of the list; responses already sent stay. */
export const closeVacancy = endpoint({
  name: 'closeVacancy',
  method: 'POST',
  path: '/vacancy/close',
  summary: 'Close a vacancy',
  body: ofVacancy,
  response: projectVacancy,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})

/** Opens a closed vacancy again. */
export const reopenVacancy = endpoint({
  name: 'reopenVacancy',
  method: 'POST',
  path: '/vacancy/reopen',
  summary: 'Open a vacancy again',
  body: ofVacancy,
  response: projectVacancy,
  errors: ['STATE_CHANGED'],
  permission: 'signed-in',
})
