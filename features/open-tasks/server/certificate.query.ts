import { ProductError } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { productName } from '#platform/server/product-name.ts'
import { getOpenTaskCertificate } from '../contract/certificate.endpoints.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { certificateFile } from './certificate-file.ts'
import { readCertificate } from './certificate.repository.ts'
import { findEntry } from './entry.repository.ts'
import type { OpenTasksSettings } from './settings.ts'

/** The certificate of a place, from the results on, as a document. */
export const getOpenTaskCertificateQuery = ({ publicUrl }: OpenTasksSettings) =>
  query({
    endpoint: getOpenTaskCertificate,
    load: (ctx, { query: { entryId } }) => findEntry(ctx.db, entryId),
    authorize: openTaskEntries.certificate,
    run: async ({ db, locale }, _input, { id }) => {
      const facts = await readCertificate(db, id)
      if (!facts) throw new ProductError('STATE_CHANGED')
      return certificateFile(facts, { locale, publicUrl, portal: await productName(db) })
    },
  })
