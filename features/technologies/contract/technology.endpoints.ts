import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { historyEntry, idsParam, listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { technologyStateTable } from '../domain/state-tables.ts'
import { technologyStates } from '../domain/states.ts'
import { technologyDetails, technologyEdit, technologyFields, technologyRow } from './technology.schemas.ts'

const levelValues = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The whole catalogue including drafts, for administrators. */
export const listTechnologies = list({
  name: 'listTechnologies',
  path: '/technology/list',
  summary: 'Technologies of the catalogue, drafts too',
  permission: 'signed-in',
  reads: ['technology'],
  row: technologyRow,
  sortings: ['NAME', 'CODE', 'CHANGE_DATE', 'LEVEL'],
  defaultSort: 'NAME',
  filters: { status: listParam(technologyStates), level: listParam(levelValues), industryId: idsParam() },
  search: true,
  table: {
    texts: 'technologies:list',
    columns: {
      name: ({ nameRu, nameEn }, _t, locale) => (locale === 'ru' ? nameRu : nameEn),
      code: 'code',
      level: 'level',
      industries: ({ industries }) => industries.map(({ name }) => name).join(', '),
      relations: 'relationsCount',
      status: ({ status }, t) => t(stateKey(technologyStateTable, status)),
      changed: 'updatedAt',
    },
  },
})

export const getTechnology = endpoint({
  name: 'getTechnology',
  method: 'GET',
  path: '/technology/get',
  summary: 'A technology for its keepers',
  query: z.object({ technologyId: idParam() }),
  response: technologyDetails,
  reads: ['technology'],
  permission: 'signed-in',
})

export const getTechnologyHistory = endpoint({
  name: 'getTechnologyHistory',
  method: 'GET',
  path: '/technology/history',
  summary: 'What was done with a technology',
  query: z.object({ technologyId: idParam() }),
  response: z.object({ items: z.array(historyEntry) }),
  reads: ['technology'],
  permission: 'signed-in',
})

/** Creates a draft. */
export const createTechnology = endpoint({
  name: 'createTechnology',
  method: 'POST',
  path: '/technology/create',
  summary: 'Add a technology to the catalogue',
  body: technologyFields,
  response: technologyDetails,
  changes: ['technology'],
  permission: 'signed-in',
})

export const editTechnology = endpoint({
  name: 'editTechnology',
  method: 'POST',
  path: '/technology/edit',
  summary: 'Edit a technology',
  body: technologyEdit,
  response: technologyDetails,
  errors: ['STATE_CHANGED'],
  changes: ['technology'],
  permission: 'signed-in',
})

const oneOf = z.strictObject({ id: id(), version: version() })

/** Publishes a draft. */
export const activateTechnology = endpoint({
  name: 'activateTechnology',
  method: 'POST',
  path: '/technology/activate',
  summary: 'Show a technology in the public catalogue',
  body: oneOf,
  response: technologyDetails,
  errors: ['STATE_CHANGED'],
  changes: ['technology'],
  permission: 'signed-in',
})

export const archiveTechnology = endpoint({
  name: 'archiveTechnology',
  method: 'POST',
  path: '/technology/archive',
  summary: 'Put a technology into the archive',
  body: oneOf,
  response: technologyDetails,
  errors: ['STATE_CHANGED'],
  changes: ['technology'],
  permission: 'signed-in',
})

export const restoreTechnology = endpoint({
  name: 'restoreTechnology',
  method: 'POST',
  path: '/technology/restore',
  summary: 'Take a technology out of the archive',
  body: oneOf,
  response: technologyDetails,
  errors: ['STATE_CHANGED'],
  changes: ['technology'],
  permission: 'signed-in',
})

/** Deletes a draft; a published technology can only be archived. */
export const deleteTechnology = endpoint({
  name: 'deleteTechnology',
  method: 'POST',
  path: '/technology/delete',
  summary: 'Delete a draft of a technology',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['technology'],
  removes: true,
  permission: 'signed-in',
})
