import { linkTo } from '#platform/domain/screen-paths.ts'
import { docxMime, writePageOfWords } from '#platform/server/documents/write-docx.ts'
import { writePdfPage } from '#platform/server/documents/write-pdf-page.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { groupedCode, type CertificateFacts } from '../domain/certificate.rules.ts'
import { footIn, textsIn } from './certificate-words.ts'

type Asked = { locale: 'ru' | 'en'; publicUrl: string; portal: string }

/** The certificate of an entry in the reader's language: a PDF, or a document where the portal's typeface lacks the script of a name. */
export const certificateFile = async (
  facts: CertificateFacts,
  { locale, publicUrl, portal }: Asked,
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
