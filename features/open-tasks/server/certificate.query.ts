import { ProductError } from '#platform/domain/product-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { docxMime, writePageOfWords } from '#platform/server/documents/write-docx.ts'
import { writePdfPage } from '#platform/server/documents/write-pdf-page.ts'
import { query, type FileAnswer } from '#platform/server/handler.ts'
import { productName } from '#platform/server/product-name.ts'
import { getOpenTaskCertificate } from '../contract/certificate.endpoints.ts'
import { groupedCode, type CertificateFacts } from '../domain/certificate.rules.ts'
import { openTaskEntries } from '../domain/open-task.policy.ts'
import { footIn, textsIn } from './certificate-words.ts'
import { readCertificate } from './certificate.repository.ts'
import { findEntry } from './entry.repository.ts'
import type { OpenTasksSettings } from './settings.ts'

type CertificateOptions = { locale: 'ru' | 'en'; publicUrl: string; portal: string }

/**
 * The certificate of an entry in the reader's language: a PDF, or a document if the portal's typeface lacks the
 * script of a name.
 */
const certificateFile = async (
  facts: CertificateFacts,
  { locale, publicUrl, portal }: CertificateOptions,
): Promise<FileAnswer> => {
  const words = textsIn(locale, facts)
  const address = `${publicUrl}${linkTo('/certificate', { code: groupedCode(facts.code) })}`
  const foot = footIn(locale, facts, address)
  const pdf = await writePdfPage(words, { head: portal, lines: foot, address }, locale)
  const stream =
    pdf ?? writePageOfWords({ ...words, lines: [...words.lines, ...foot.map((text) => ({ text }))] }, locale)
  const name = `${locale === 'ru' ? 'Сертификат' : 'Certificate'} — ${facts.task}.${pdf ? 'pdf' : 'docx'}`
  return { name, mime: pdf ? 'application/pdf' : docxMime, size: stream.length, stream }
}

/** The certificate of a place as a document, available once the results are public. */
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
