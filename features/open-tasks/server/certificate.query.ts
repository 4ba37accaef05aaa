import { ProductError } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { getOpenTaskCertificate } from '../contract/entry.endpoints.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { certificateOf } from './certificate-file.ts'
import { findEntry } from './entry.repository.ts'

/** The certificate of a place, from the results on, as a document. */
export const getOpenTaskCertificateQuery = query({
  endpoint: getOpenTaskCertificate,
  load: (ctx, { query: { entryId } }) => findEntry(ctx.db, entryId),
  authorize: openTaskEntries.certificate,
  run: (ctx, _input, { id, hasPlace }) => {
    if (!hasPlace) throw new ProductError('STATE_CHANGED')
    return certificateOf(ctx, id)
  },
})
