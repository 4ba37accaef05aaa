/** The enhanced status code (RFC 3463) of a mail server's answer; empty if it gave none. */
export const enhancedStatus = (error: unknown): string => {
  const { response } = (error ?? {}) as { response?: unknown }
  if (typeof response !== 'string') return ''
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(response)?.[1] ?? ''
}
