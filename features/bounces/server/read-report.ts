import PostalMime from 'postal-mime'
import {
  messageIdOf,
  messageKeyOf,
  readDeliveryStatus,
  type DeliveryStatus,
} from '../domain/delivery-report.rules.ts'

/** The recipients of a report, and the unguessable parts of the ids of the emails it may be about. */
export type Report = Pick<DeliveryStatus, 'recipients'> & { keys: string[] }

const isReport = (contentType: string): boolean =>
  /^multipart\/report\b/i.test(contentType) && /report-type="?delivery-status\b/i.test(contentType)

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')

/** Reads a delivery report (RFC 3464); null if the email is not a report or exceeds the parser's limits. */
export const readReport = async (raw: string | Uint8Array): Promise<Report | null> => {
  try {
    const email = await PostalMime.parse(raw, {
      rfc822Attachments: true,
      maxNestingDepth: 8,
      maxHeadersSize: 65_536,
      maxRfc822NestingDepth: 1,
    })
    if (!isReport(email.headers.find(({ key }) => key === 'content-type')?.value ?? '')) return null
    const partOf = (...types: string[]): string => {
      const part = email.attachments.find(({ mimeType }) => types.includes(mimeType))
      return part ? textOf(part.content) : ''
    }
    const { envelopeId, recipients } = readDeliveryStatus(partOf('message/delivery-status'))
    const original = partOf('message/rfc822', 'text/rfc822-headers')
    const keys = [envelopeId, messageIdOf(original)].map(messageKeyOf).filter((key) => key !== '')
    return { keys: [...new Set(keys)], recipients }
  } catch {
    return null
  }
}
