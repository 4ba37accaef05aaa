/** Maximum number of characters read from a delivery report: its status precedes the copy of the email. */
export const longestReport = 200_000

/** What a delivery report (RFC 3464) says of one recipient. */
export type ReportedRecipient = {
  /** The address that the email was sent to, if the report names it, otherwise the one at which it ended; lower case. */
  address: string
  /** `FAILED`: given up; `DELAYED`: tried again later. */
  action: 'FAILED' | 'DELAYED'
  /** Enhanced status code (RFC 3463), such as 5.1.1. */
  status: string
  /** What the mail server said. */
  answer: string
}

export type DeliveryStatus = { envelopeId: string; recipients: ReportedRecipient[] }

/** Maximum number of recipients read from a report: the portal's emails have one each. */
const maxRecipients = 20

const actions: Readonly<Record<string, ReportedRecipient['action']>> = {
  failed: 'FAILED',
  delayed: 'DELAYED',
}

type Fields = ReadonlyMap<string, string>

/** Replaces control characters: the database refuses NUL, and the others are not readable. */
const plain = (value: string): string => value.replace(/\p{Cc}+/gu, ' ').trim()

/** The fields of one block; continued lines are joined, and the first of a name counts. */
const fieldsOf = (block: string): Fields => {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':')
    if (at <= 0) continue
    const name = line.slice(0, at).trim().toLowerCase()
    if (!fields.has(name)) fields.set(name, plain(line.slice(at + 1)))
  }
  return fields
}

/** The part after the type, as in `rfc822; anna@example.org`. */
const typed = (value = ''): string => value.slice(value.indexOf(';') + 1).trim()

const recipientOf = (fields: Fields): ReportedRecipient | null => {
  const action = actions[(fields.get('action') ?? '').toLowerCase()]
  if (!action) return null
  const address = typed(fields.get('original-recipient') ?? fields.get('final-recipient')).toLowerCase()
  const [status = ''] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  return { address, action, status, answer: typed(fields.get('diagnostic-code')).slice(0, 1000) }
}

/** Reads the machine-readable part of a delivery report. */
export const readDeliveryStatus = (text: string): DeliveryStatus => {
  const [message = '', ...blocks] = text.trim().split(/\r?\n[ \t]*\r?\n/)
  return {
    envelopeId: fieldsOf(message).get('original-envelope-id') ?? '',
    recipients: blocks
      .slice(0, maxRecipients)
      .map((block) => recipientOf(fieldsOf(block)))
      .filter((one) => one !== null),
  }
}

/** The `Message-ID` in the headers of the original email. */
export const messageIdOf = (original: string): string => {
  const [headers = ''] = original.split(/\r?\n\r?\n/)
  return (fieldsOf(headers).get('message-id') ?? '').replace(/^<|>$/g, '')
}

/** The unguessable part of the Message-ID of an email of the portal; empty for any other id. */
export const messageKeyOf = (id: string): string => /^([0-9a-f]{32})(?:@|$)/.exec(id)?.[1] ?? ''
