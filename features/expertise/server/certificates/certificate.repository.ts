import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context, Db } from '#platform/server/context.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { listExpertCertificates } from '../../contract/certificate.endpoints.ts'
import { expertCertificates } from '../../domain/certificate.policy.ts'

type Certificate = z.output<typeof listExpertCertificates.response>['items'][number]

/** The owner of a certificate, and its file. */
export type CertificateSubject = { id: number; expertUid: string; fileId: string }

/** Loads a certificate by its id. */
export const findCertificate = async (db: Db, id: number): Promise<CertificateSubject | undefined> => {
  const { rows } = await sql<CertificateSubject>`
    select id, expert_uid as "expertUid", file_id as "fileId" from expert_certificate where id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Certificates of an expert, newest first, with the caller's actions. */
export const readCertificates = async ({ db, actor }: Context, expertUid: string): Promise<Certificate[]> => {
  const { rows } = await sql<Omit<Certificate, 'actions'>>`
    select c.id, f.name, f.size::int as size, ${instantJson(sql`c.created_at`)} as at
    from expert_certificate c join file f on f.id = c.file_id where c.expert_uid = ${expertUid} order by c.id desc`.execute(
    db,
  )
  const mayDelete = expertCertificates.keep.allows(actor, { expertUid })
  return rows.map((row) => ({ ...row, actions: mayDelete ? ['delete'] : [] }))
}
