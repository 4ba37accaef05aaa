import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import type { Db } from '#platform/server/context.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { acceleratorDocument } from '../contract/accelerator.schemas.ts'
import { acceleratorDocuments, type DocumentFacts } from '../domain/accelerator-document.policy.ts'
import type { ProfileFacts } from '../domain/accelerator-profile.policy.ts'
import { findAccelerator } from './accelerator.repository.ts'

/** A document in the contract. */
export type AcceleratorDocument = z.output<typeof acceleratorDocument>

/** A stored document. */
type DocumentRow = Omit<AcceleratorDocument, 'actions'>

/** Documents `d` that satisfy the condition, newest first. */
export const documentsOf = async (db: Db, where: RawBuilder<unknown>): Promise<DocumentRow[]> => {
  const { rows } = await sql<DocumentRow>`
    select d.id, d.name, json_build_object('id', f.id, 'size', f.size) as file, ${personRefJson('p')} as "createdBy",
      d.created_at as "createdAt"
    from accelerator_document d join file f on f.id = d.file_id join person p on p.uid = d.created_by
    where ${where} order by d.id desc limit 200`.execute(db)
  return rows
}

/** Documents with the actor's actions; the accelerator is null while its request is being written. */
export const shownDocuments = (
  actor: Actor,
  documents: readonly DocumentRow[],
  accelerator: ProfileFacts | null,
): AcceleratorDocument[] =>
  documents.map((document) => ({
    ...document,
    actions: acceleratorDocuments.edit.allows(actor, { accelerator, uploaderUid: document.createdBy.uid })
      ? ['delete']
      : [],
  }))

/** A document with the facts of its policy. */
export type DocumentSubject = DocumentFacts & { id: number; name: string; fileId: string }

/** Loads a document by its id. */
export const findDocument = async (db: Db, id: number): Promise<DocumentSubject | undefined> => {
  const row = await db
    .selectFrom('accelerator_document')
    .select(['id', 'name', 'accelerator_id', 'file_id', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const accelerator = row.accelerator_id === null ? null : await findAccelerator(db, row.accelerator_id)
  return {
    id,
    name: row.name,
    fileId: row.file_id,
    uploaderUid: row.created_by,
    accelerator: accelerator ?? null,
  }
}
