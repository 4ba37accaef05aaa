/** What a failed attempt to send an email may say about its failure. */
type SmtpError = {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  response?: unknown
  maybeTaken?: unknown
}

/** Facts of an error thrown by the mail library; none if it is another error. */
export const smtpError = (error: unknown): SmtpError => error ?? {}

/** The enhanced status code (RFC 3463) of a mail server's answer; empty if it gave none. */
export const enhancedStatus = (error: unknown): string => {
  const { response } = smtpError(error)
  if (typeof response !== 'string') return ''
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(response)?.[1] ?? ''
}
