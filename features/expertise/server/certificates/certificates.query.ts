import { downloadFile } from '#platform/server/files/files.ts'
import { query } from '#platform/server/handler.ts'
import { downloadExpertCertificate, listExpertCertificates } from '../../contract/certificate.endpoints.ts'
import { expertCertificates } from '../../domain/certificate.policy.ts'
import { findCertificate, readCertificates } from './certificate.repository.ts'

export const listExpertCertificatesQuery = query({
  endpoint: listExpertCertificates,
  load: async ({ db, actor }, { query: { expertUid } }) => {
    if (expertUid === undefined) return { expertUid: actor.uid }
    const person = await db.selectFrom('person').select('uid').where('uid', '=', expertUid).executeTakeFirst()
    return person && { expertUid: person.uid }
  },
  authorize: expertCertificates.view,
  run: async (ctx, _input, { expertUid }) => ({ items: await readCertificates(ctx, expertUid) }),
})

export const downloadExpertCertificateQuery = query({
  endpoint: downloadExpertCertificate,
  load: ({ db }, { query: { certificateId } }) => findCertificate(db, certificateId),
  authorize: expertCertificates.view,
  run: (ctx, _input, { fileId }) => downloadFile(ctx, fileId),
})
