import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, requiredText, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { formFile } from '../../fields/contract/tree.schemas.ts'
import { versionStateTable } from '../domain/state-tables.ts'
import { templatePurposes } from '../domain/states.ts'
import { codeUse, savedTree, templateFields, templateRow, templateVersion } from './template.schemas.ts'

/** All templates with their versions. */
export const listProfileTemplates = list({
  name: 'listProfileTemplates',
  path: '/profile-template/list',
  summary: 'Profile templates',
  permission: 'signed-in',
  reads: ['profileTemplate'],
  row: templateRow,
  sortings: ['NAME', 'CREATE_DATE'],
  defaultSort: 'NAME',
  filters: { purpose: z.enum(templatePurposes) },
  search: true,
  table: {
    texts: 'profile-templates:builder.list',
    columns: {
      name: 'name',
      purpose: ({ purpose }, t) => t(`builder.purposes.${purpose}`),
      versions: ({ versions }, t) =>
        versions
          .map(({ status, number }) =>
            t('builder.version', { number, state: t(stateKey(versionStateTable, status)) }),
          )
          .join(', '),
      elements: ({ versions }) => versions[0]?.elementsCount ?? 0,
      updated: ({ versions, createdAt }) => new Date(versions[0]?.updatedAt ?? createdAt),
      created: 'createdAt',
    },
  },
})

/** A version of a template; by default the draft, otherwise the active one, otherwise the newest. */
export const getProfileTemplate = endpoint({
  name: 'getProfileTemplate',
  method: 'GET',
  path: '/profile-template/get',
  summary: 'A version of a profile template',
  query: z.object({ templateId: idParam(), versionId: idParam().optional() }),
  response: templateVersion,
  reads: ['profileTemplate'],
  permission: 'signed-in',
})

/** What a code names in each template that has it; fields with the same code share their values. */
export const findProfileTemplateCode = endpoint({
  name: 'findProfileTemplateCode',
  method: 'GET',
  path: '/profile-template/code',
  summary: 'What a code names in profile templates',
  query: z.object({ code: requiredText(22) }),
  response: z.object({ uses: z.array(codeUse) }),
  reads: [],
  permission: 'signed-in',
})

/** Creates a template with an empty draft. */
export const createProfileTemplate = endpoint({
  name: 'createProfileTemplate',
  method: 'POST',
  path: '/profile-template/create',
  summary: 'Create a profile template',
  body: templateFields.extend({ purpose: z.enum(templatePurposes, 'NOT_IN_LIST').default('PROFILE') }),
  response: templateVersion,
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

/** Copies a template: the copy is a draft with the same codes. */
export const copyProfileTemplate = endpoint({
  name: 'copyProfileTemplate',
  method: 'POST',
  path: '/profile-template/copy',
  summary: 'Copy a profile template',
  body: templateFields.extend({ templateId: id() }),
  response: templateVersion,
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

/** Renames a template, or makes it the main one, which is part of every profile. */
export const editProfileTemplate = endpoint({
  name: 'editProfileTemplate',
  method: 'POST',
  path: '/profile-template/edit',
  summary: 'Edit the name of a profile template',
  body: templateFields.extend({ templateId: id(), main: z.boolean() }),
  response: templateVersion,
  errors: ['STATE_CHANGED', 'MAIN_TEMPLATE_NEEDED', 'OBJECT_IN_USE'],
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

/** Deletes an unused template. */
export const deleteProfileTemplate = endpoint({
  name: 'deleteProfileTemplate',
  method: 'POST',
  path: '/profile-template/delete',
  summary: 'Delete a profile template',
  body: z.strictObject({ templateId: id() }),
  response: null,
  errors: ['OBJECT_IN_USE', 'MAIN_TEMPLATE_NEEDED'],
  changes: ['profileTemplate'],
  removes: true,
  permission: 'signed-in',
})

/** Saves the tree of a draft; `version` is the one that the builder loaded, as an optimistic lock. */
export const saveProfileTemplate = endpoint({
  name: 'saveProfileTemplate',
  method: 'POST',
  path: '/profile-template/save',
  summary: 'Save the tree of a draft',
  body: z.strictObject({ versionId: id(), version: version(), tree: savedTree }),
  // Exceeds the UTF-8 size of the largest tree that `treeLimits` allow, so that the schema reports what is too large.
  bodyLimit: 6 * 1024 * 1024,
  response: templateVersion,
  errors: ['STATE_CHANGED', 'OBJECT_IN_USE', 'SECTION_HAS_USED_ELEMENTS', 'ELEMENT_TYPE_FIXED'],
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

const ofVersion = z.strictObject({ versionId: id() })

/** Creates a draft from the active version or an archived one. */
export const draftProfileTemplate = endpoint({
  name: 'draftProfileTemplate',
  method: 'POST',
  path: '/profile-template/draft',
  summary: 'Begin a draft from a version',
  body: ofVersion,
  response: templateVersion,
  errors: ['STATE_CHANGED'],
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

/** Publishes a draft: the previous version is archived, running tasks continue to use it. */
export const publishProfileTemplate = endpoint({
  name: 'publishProfileTemplate',
  method: 'POST',
  path: '/profile-template/publish',
  summary: 'Publish a draft',
  body: ofVersion,
  response: templateVersion,
  errors: ['STATE_CHANGED', 'TEMPLATE_NOT_READY'],
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

export const archiveProfileTemplate = endpoint({
  name: 'archiveProfileTemplate',
  method: 'POST',
  path: '/profile-template/archive',
  summary: 'Archive a version',
  body: ofVersion,
  response: templateVersion,
  errors: ['STATE_CHANGED', 'MAIN_TEMPLATE_NEEDED', 'OBJECT_IN_USE'],
  changes: ['profileTemplate'],
  permission: 'signed-in',
})

export const dropProfileTemplateDraft = endpoint({
  name: 'dropProfileTemplateDraft',
  method: 'POST',
  path: '/profile-template/drop-draft',
  summary: 'Throw a draft away',
  body: ofVersion,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['profileTemplate'],
  removes: true,
  permission: 'signed-in',
})

/**
 * Stores the form of a FILE field, a file to download, fill in and upload; the field refers to it when its id is saved
 * in the tree.
 */
export const uploadProfileTemplateFile = endpoint({
  name: 'uploadProfileTemplateFile',
  method: 'POST',
  path: '/profile-template/upload-file',
  summary: 'Upload the form of a field',
  query: z.object({ versionId: idParam() }),
  transport: 'multipart',
  response: formFile,
  errors: ['FILE_TOO_LARGE', 'FILE_INCORRECT', 'STATE_CHANGED'],
  // A form becomes visible when the version is saved.
  changes: [],
  permission: 'signed-in',
})

/** Downloads a form for administrators; people who fill in a profile use the profile's call. */
export const downloadProfileTemplateFile = endpoint({
  name: 'downloadProfileTemplateFile',
  method: 'GET',
  path: '/profile-template/download-file',
  summary: 'Download the form of a field',
  query: z.object({ versionId: idParam(), fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})
