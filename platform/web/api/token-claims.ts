type Payload = {
  iat?: unknown
  sub?: unknown
  act?: { sub?: unknown; until?: unknown }
  lastName?: unknown
  firstName?: unknown
}

/** A token younger than this many seconds was issued for one of the tabs starting together. */
const youth = 120

const payloadOf = (token: string | null): Payload | null => {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    if (!part) return null
    // Names are UTF-8; `atob` returns bytes.
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Payload
  } catch {
    return null
  }
}

/** Whether a token was issued a moment ago, by this machine's clock. */
export const isFresh = (token: string | null, now = Date.now()): boolean => {
  const made = payloadOf(token)?.iat
  return typeof made === 'number' && Math.abs(now / 1000 - made) < youth
}

/** The person and the actor of a token: equal for tokens of the same person and actor. */
export const holderOf = (token: string | null): string | null => {
  const payload = payloadOf(token)
  return payload ? JSON.stringify([payload.sub, payload.act?.sub]) : null
}

/** When acting as another person ends, in milliseconds since 1970; null for one's own session. */
export const impersonationEnds = (token: string | null): number | null => {
  const until = payloadOf(token)?.act?.until
  return typeof until === 'number' ? until * 1000 : null
}

/** The name of the person somebody is logged in as, by the token; null for one's own session. */
export const impersonatedName = (token: string | null): string | null => {
  const payload = payloadOf(token)
  if (!payload?.act) return null
  return [payload.lastName, payload.firstName].filter((part) => typeof part === 'string').join(' ')
}
