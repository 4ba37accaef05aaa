import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { openVacancy, projectVacancy, vacancyFields, vacancyFilters } from './vacancy.schemas.ts'

/** Open vacancies of all projects, newest first. */
export const listVacancies = list({
  name: 'listVacancies',
  path: '/vacancy/list',
  summary: 'Open vacancies',
  permission: 'signed-in',
  reads: ['vacancy', 'joinRequest'],
  row: openVacancy,
  sortings: ['CREATE_DATE', 'NAME'],
  defaultSort: '-CREATE_DATE',
  filters: { industryId: idParam(), roleId: idParam(), competencyId: idParam() },
  search: true,
  table: {
    texts: 'teams:vacancies',
    columns: {
      name: 'name',
      project: ({ project }) => project.about?.name ?? project.serialNumber,
      competencies: ({ competencies }) => competencies.map(({ name }) => name).join(', '),
      date: 'createdAt',
      respond: null,
    },
  },
})

/** Industries, roles and competencies of the open vacancies. */
export const getVacancyFilters = endpoint({
  name: 'getVacancyFilters',
  method: 'GET',
  path: '/vacancy/filters',
  summary: 'What open vacancies can be narrowed by',
  response: vacancyFilters,
  reads: ['vacancy'],
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
  reads: ['vacancy'],
  permission: 'signed-in',
})

export const createVacancy = endpoint({
  name: 'createVacancy',
  method: 'POST',
  path: '/vacancy/create',
  summary: 'Create a vacancy',
  body: vacancyFields.extend({ projectId: id() }),
  response: projectVacancy,
  errors: ['PROJECT_LIST_FULL'],
  changes: ['vacancy'],
  permission: 'signed-in',
})

export const editVacancy = endpoint({
  name: 'editVacancy',
  method: 'POST',
  path: '/vacancy/edit',
  summary: 'Edit a vacancy',
  body: vacancyFields.extend({ vacancyId: id() }),
  response: projectVacancy,
  changes: ['vacancy'],
  permission: 'signed-in',
})

const ofVacancy = z.strictObject({ vacancyId: id() })

/** Removes a vacancy from the public list; existing responses remain. */
export const closeVacancy = endpoint({
  name: 'closeVacancy',
  method: 'POST',
  path: '/vacancy/close',
  summary: 'Close a vacancy',
  body: ofVacancy,
  response: projectVacancy,
  errors: ['STATE_CHANGED'],
  changes: ['vacancy', 'joinRequest'],
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
  changes: ['vacancy'],
  permission: 'signed-in',
})
