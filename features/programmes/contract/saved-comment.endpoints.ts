import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { savedComment, savedCommentFields } from './saved-comment.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })

/** Saved comments for reviewers of the chosen accelerator. */
export const listSavedComments = list({
  name: 'listSavedComments',
  path: '/accelerator-settings/saved-comment/list',
  summary: 'Saved comments of an accelerator',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['savedComment', 'programme'],
  row: savedComment,
  sortings: ['TITLE', 'CHANGE_DATE'],
  defaultSort: 'TITLE',
  search: true,
  table: {
    texts: 'programmes:savedComments',
    columns: {
      title: 'title',
      body: 'body',
      about: ({ trackpoint }, t) =>
        trackpoint ? `${trackpoint.track.name}: ${trackpoint.name}` : t('savedComments.any'),
      author: 'updatedBy',
      changed: 'updatedAt',
    },
  },
  more: { mayEdit: z.boolean() },
})

export const getSavedComment = endpoint({
  name: 'getSavedComment',
  method: 'GET',
  path: '/accelerator-settings/saved-comment/get',
  summary: 'A saved comment',
  query: z.object({ savedCommentId: idParam() }),
  response: savedComment,
  reads: ['savedComment', 'programme'],
  permission: 'signed-in',
})

export const createSavedComment = endpoint({
  name: 'createSavedComment',
  method: 'POST',
  path: '/accelerator-settings/saved-comment/create',
  summary: 'Keep a comment for reviewers',
  headers: onAccelerator,
  body: savedCommentFields,
  response: savedComment,
  errors: ['SAVED_COMMENT_LIMIT', 'STATE_CHANGED'],
  changes: ['savedComment'],
  permission: 'signed-in',
})

export const editSavedComment = endpoint({
  name: 'editSavedComment',
  method: 'POST',
  path: '/accelerator-settings/saved-comment/edit',
  summary: 'Edit a saved comment',
  body: savedCommentFields.extend({ id: id(), version: version() }),
  response: savedComment,
  errors: ['STATE_CHANGED'],
  changes: ['savedComment'],
  permission: 'signed-in',
})

/** Deletes a saved comment; comments written with it remain. */
export const deleteSavedComment = endpoint({
  name: 'deleteSavedComment',
  method: 'POST',
  path: '/accelerator-settings/saved-comment/delete',
  summary: 'Delete a saved comment',
  body: z.strictObject({ id: id() }),
  response: null,
  changes: ['savedComment'],
  removes: true,
  permission: 'signed-in',
})
