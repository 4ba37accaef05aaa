import { sql } from 'kysely'
import { notFound, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { downloadFile, keepFile, storeFile } from '#platform/server/files/files.ts'
import { query, useCase } from '#platform/server/handler.ts'
import {
  addProjectLink,
  deleteProjectDocument,
  downloadProjectDocument,
  editProjectDocument,
  uploadProjectDocument,
} from '../contract/project.endpoints.ts'
import { projectDetails } from '../domain/project-details.policy.ts'
import { projects } from '../domain/project.policy.ts'
import { presentationExtensions, type DocumentKind } from '../domain/states.ts'
import { findProject, findProjectOfDocument, type ProjectSubject } from './project.repository.ts'
import { readDocuments, readsTeamDocuments } from './read-project.ts'
import { requireRoomInProject } from './room-in-project.ts'

type NewDocument = {
  kind: DocumentKind
  name: string
  url: string | null
  file_id: string | null
  access: 'EVERYONE' | 'TEAM_ONLY'
}

const entities = { DOCUMENT: 'PROJECT_UPLOADS', PRESENTATION: 'PROJECT_PRESENTATIONS' } as const

// The file's content was compared with its extension when it was received.
const isPresentation = (name: string): boolean =>
  presentationExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

const add = async (ctx: SignedIn, subject: ProjectSubject, document: NewDocument) => {
  await requireRoomInProject(ctx.db, subject.id, 'documents')
  const { id } = await ctx.db
    .insertInto('project_document')
    .values({ ...document, project_id: subject.id, created_by: ctx.actor.uid })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: subject.id,
    action: document.kind === 'PRESENTATION' ? 'addPresentation' : 'addDocument',
    comment: document.name,
  })
  if (document.kind === 'PRESENTATION') await raise(ctx, 'ProjectPresentationAdded', { id }, null)
  return stillThere((await readDocuments(ctx, subject, sql`d.id = ${id}`))[0])
}

export const addProjectLinkUseCase = useCase({
  endpoint: addProjectLink,
  load: (ctx, { body }) => findProject(ctx.db, body.projectId),
  authorize: projects.edit,
  run: (ctx, { body }, subject) =>
    add(ctx, subject, {
      kind: body.kind,
      name: body.name,
      url: body.url,
      file_id: null,
      access: body.access,
    }),
})

export const uploadProjectDocumentUseCase = useCase({
  endpoint: uploadProjectDocument,
  load: (ctx, input) => findProject(ctx.db, input.query.projectId),
  authorize: projects.edit,
  prepare: async (ctx, { body: upload, query: { kind } }) => {
    if (kind === 'PRESENTATION' && !isPresentation(upload.name)) throw new ProductError('FILE_INCORRECT')
    return storeFile(ctx, upload)
  },
  run: async (ctx, { query: { kind, access } }, subject, file) => {
    const fileId = await keepFile(ctx, entities[kind], `project:${subject.id}`, file)
    return add(ctx, subject, { kind, name: file.name, url: null, file_id: fileId, access })
  },
})

/** Renames a document or changes who may read it. */
export const editProjectDocumentUseCase = useCase({
  endpoint: editProjectDocument,
  load: (ctx, { body }) => findProjectOfDocument(ctx.db, body.documentId),
  authorize: projects.edit,
  run: async (ctx, { body }, subject) => {
    stillThere(
      await ctx.db
        .updateTable('project_document')
        .set({ name: body.name, access: body.access })
        .where('id', '=', body.documentId)
        .returning('id')
        .executeTakeFirst(),
    )
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: subject.id,
      action: 'editDocument',
      comment: body.name,
    })
    return async (after) =>
      stillThere((await readDocuments(after, subject, sql`d.id = ${body.documentId}`))[0])
  },
})

export const deleteProjectDocumentUseCase = useCase({
  endpoint: deleteProjectDocument,
  load: (ctx, { body }) => findProjectOfDocument(ctx.db, body.documentId),
  authorize: projects.edit,
  run: async (ctx, { body }, subject) => {
    await deleteRow(ctx.db, 'project_document', body.documentId)
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: subject.id,
      action: 'deleteDocument',
    })
    return undefined
  },
})

/** Downloads a document's file; 404 without access. */
export const downloadProjectDocumentQuery = query({
  endpoint: downloadProjectDocument,
  load: (ctx, input) => findProjectOfDocument(ctx.db, input.query.documentId),
  authorize: projectDetails.view,
  run: async (ctx, _input, document) => {
    const readable = document.access === 'EVERYONE' || readsTeamDocuments(ctx.actor, document)
    if (!readable || document.fileId === null) throw notFound()
    return downloadFile(ctx, document.fileId)
  },
})
