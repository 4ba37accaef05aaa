import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, requiredText, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { quotaUsage, listParam, personRef } from '#platform/contract/lists.ts'
import { mimeGroups } from '#platform/domain/mime-groups.ts'
import { marketingAccess } from '../domain/states.ts'

/** A marketing file of the accelerator. */
const marketingFile = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  access: z.enum(marketingAccess),
  file: z.object({
    id: z.uuid(),
    name: z.string(),
    mime: z.string(),
    group: z.enum(mimeGroups),
    size: z.int(),
  }),
  /** Whether anybody with the address may download it now. */
  open: z.boolean(),
  createdBy: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

/** Marketing files of the chosen accelerator. */
export const listMarketingFiles = list({
  name: 'listMarketingFiles',
  path: '/accelerator/marketing-file/list',
  summary: 'Marketing files of an accelerator',
  permission: 'signed-in',
  headers: z.object({ 'accelerator-id': idParam() }),
  reads: ['marketingFile'],
  row: marketingFile,
  sortings: ['CREATE_DATE', 'NAME', 'SIZE'],
  defaultSort: '-CREATE_DATE',
  filters: { access: listParam(marketingAccess), group: listParam(mimeGroups) },
  search: true,
  table: {
    texts: 'accelerators:marketing',
    columns: {
      name: 'name',
      access: ({ access, open }, t) =>
        t(access === 'EVERYONE' && !open ? 'marketing.afterApproval' : `marketing.accesses.${access}`),
      group: ({ file }, t) => t(`marketing.groups.${file.group}`),
      size: ({ file }) => file.size,
      author: 'createdBy',
      created: 'createdAt',
    },
  },
  more: { mayUpload: z.boolean(), approved: z.boolean(), room: quotaUsage.nullable() },
})

export const uploadMarketingFile = endpoint({
  name: 'uploadMarketingFile',
  method: 'POST',
  path: '/accelerator/marketing-file/upload',
  summary: 'Upload a marketing file',
  headers: z.object({ 'accelerator-id': idParam() }),
  query: z.object({ access: z.enum(marketingAccess, 'NOT_IN_LIST').default('TEAM') }),
  transport: 'multipart',
  response: marketingFile,
  errors: ['FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['marketingFile'],
  permission: 'signed-in',
})

/** Renames a file, describes it, or changes who may download it. */
export const editMarketingFile = endpoint({
  name: 'editMarketingFile',
  method: 'POST',
  path: '/accelerator/marketing-file/edit',
  summary: 'Edit a marketing file',
  body: z.strictObject({
    id: id(),
    name: requiredText(255),
    description: text(1200),
    access: z.enum(marketingAccess, 'NOT_IN_LIST'),
  }),
  response: marketingFile,
  changes: ['marketingFile'],
  permission: 'signed-in',
})

/** Deletes a file; its address then returns 404. */
export const deleteMarketingFile = endpoint({
  name: 'deleteMarketingFile',
  method: 'POST',
  path: '/accelerator/marketing-file/delete',
  summary: 'Delete a marketing file',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['marketingFile'],
  permission: 'signed-in',
})

/** Downloads a file by an unguessable address; public ones require no sign-in. */
export const downloadMarketingFile = endpoint({
  name: 'downloadMarketingFile',
  method: 'GET',
  path: '/accelerator/marketing-file/get',
  summary: 'Download a marketing file',
  query: z.object({ fileId: z.uuid('INVALID') }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'public',
})
