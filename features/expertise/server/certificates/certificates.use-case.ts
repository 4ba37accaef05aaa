import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { keepFile, storeUpload } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { useCase } from '#platform/server/handler.ts'
import { deleteExpertCertificate, uploadExpertCertificate } from '../../contract/certificate.endpoints.ts'
import { expertCertificates } from '../../domain/certificate.policy.ts'
import { maxCertificates } from '../../domain/experts.ts'
import { findCertificate, readCertificates } from './certificate.repository.ts'

const noted = (ctx: SignedIn, action: AuditAction, certificateId: number) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'person',
    subjectId: ctx.actor.uid,
    action,
    details: { certificateId },
  })

/** Stores a certificate while below the limit: concurrent uploads are counted one after the other. */
export const uploadExpertCertificateUseCase = useCase({
  endpoint: uploadExpertCertificate,
  load: async ({ actor }) => ({ expertUid: actor.uid }),
  authorize: expertCertificates.keep,
  prepare: storeUpload,
  run: async (ctx, _input, { expertUid }, file) => {
    const { db } = ctx
    await sql`select from person where uid = ${expertUid} for no key update`.execute(db)
    const stored = await readCertificates(ctx, expertUid)
    if (stored.length >= maxCertificates)
      throw new ProductError('CERTIFICATE_LIMIT', { limit: maxCertificates })
    const fileId = await keepFile(ctx, 'CERTIFICATE', `person:${expertUid}`, file)
    const { id } = await db
      .insertInto('expert_certificate')
      .values({ expert_uid: expertUid, file_id: fileId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noted(ctx, 'addCertificate', id)
    return (await readCertificates(ctx, expertUid)).find((one) => one.id === id)!
  },
})

/** Deletes a certificate with its file. */
export const deleteExpertCertificateUseCase = useCase({
  endpoint: deleteExpertCertificate,
  load: (ctx, { body: { certificateId } }) => findCertificate(ctx.db, certificateId),
  authorize: expertCertificates.keep,
  run: async (ctx, _input, { id, fileId }) => {
    await deleteRow(ctx.db, 'expert_certificate', id)
    await noted(ctx, 'deleteCertificate', id)
    await forgetFiles(ctx.db, [fileId])
    return undefined
  },
})
