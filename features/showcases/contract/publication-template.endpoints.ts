import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { headline, id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { templateStateTable } from '../domain/state-tables.ts'
import { templateMoves, templateStates } from '../domain/states.ts'
import {
  choices,
  publicationTemplate,
  sections,
  templateFields,
  templateRow,
} from './publication-template.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const edition = { templateId: id(), version: version() }

/** The publication templates of the chosen accelerator. */
export const listPublicationTemplates = list({
  name: 'listPublicationTemplates',
  path: '/publication-template/list',
  summary: 'Publication templates of an accelerator',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['showcase', 'publication'],
  row: templateRow,
  sortings: ['CREATE_DATE', 'NAME', 'CHANGE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { state: z.enum(templateStates, 'NOT_IN_LIST') },
  search: true,
  more: { mayEdit: z.boolean() },
  table: {
    texts: 'showcases:templates',
    columns: {
      name: 'name',
      state: ({ state }, t) => t(stateKey(templateStateTable, state)),
      main: ({ main }, t) => (main ? t('main') : ''),
      items: 'itemsCount',
      published: 'publishedCount',
      changed: 'updatedAt',
    },
  },
})

export const getPublicationTemplate = endpoint({
  name: 'getPublicationTemplate',
  method: 'GET',
  path: '/publication-template/get',
  summary: 'A publication template',
  query: z.object({ templateId: idParam() }),
  response: publicationTemplate,
  reads: ['showcase', 'publication', 'profileTemplate'],
  permission: 'signed-in',
})

/** All available elements: those of the active profile templates. */
export const getPublicationChoices = endpoint({
  name: 'getPublicationChoices',
  method: 'GET',
  path: '/publication-template/choices',
  summary: 'Elements of profiles to show in a showcase',
  query: z.object({ templateId: idParam() }),
  response: choices,
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** Creates a template as a draft with one empty section. */
export const createPublicationTemplate = endpoint({
  name: 'createPublicationTemplate',
  method: 'POST',
  path: '/publication-template/create',
  summary: 'Create a publication template',
  headers: onAccelerator,
  body: z.strictObject({ name: headline(200) }),
  response: z.object({ id: id() }),
  errors: ['SHOWCASE_LIMIT'],
  changes: ['showcase'],
  permission: 'signed-in',
})

export const editPublicationTemplate = endpoint({
  name: 'editPublicationTemplate',
  method: 'POST',
  path: '/publication-template/edit',
  summary: 'Edit the settings of a publication template',
  body: templateFields.extend(edition),
  response: publicationTemplate,
  errors: ['STATE_CHANGED', 'MAIN_SHOWCASE_LIMIT'],
  changes: ['showcase'],
  permission: 'signed-in',
})

/** Saves the sections of a template as a whole, in order. */
export const savePublicationSections = endpoint({
  name: 'savePublicationSections',
  method: 'POST',
  path: '/publication-template/save-sections',
  summary: 'Choose what a showcase shows',
  body: z.strictObject({ ...edition, sections }),
  response: publicationTemplate,
  errors: ['STATE_CHANGED'],
  changes: ['showcase'],
  permission: 'signed-in',
})

/** Publishes, archives or restores. */
export const movePublicationTemplate = endpoint({
  name: 'movePublicationTemplate',
  method: 'POST',
  path: '/publication-template/move',
  summary: 'Publish, archive or restore a publication template',
  body: z.strictObject({ templateId: id(), action: z.enum(templateMoves, 'NOT_IN_LIST') }),
  response: null,
  errors: ['STATE_CHANGED', 'ACCELERATOR_NOT_APPROVED', 'SHOWCASE_HAS_PROJECTS'],
  changes: ['showcase'],
  permission: 'signed-in',
})

/** Deletes a template without elements and projects (spec 8). */
export const deletePublicationTemplate = endpoint({
  name: 'deletePublicationTemplate',
  method: 'POST',
  path: '/publication-template/delete',
  summary: 'Delete a publication template',
  body: z.strictObject({ templateId: id() }),
  response: null,
  errors: ['PUBLICATION_TEMPLATE_HAS_OBJECTS'],
  changes: ['showcase'],
  removes: true,
  permission: 'signed-in',
})
