type Payload = {
  iat?: unknown
  sub?: unknown
  act?: { sub?: unknown }
  lastName?: unknown
  firstName?: unknown
}

/** A token younger than this many seconds was made for one of the tabs that are starting together. */
const youth = 120

const payloadOf = (token: string | null): Payload | null => {
  try {
    const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    if (!part) return null
    // Names are UTF-8; `atob` gives its bytes.
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Payload
  } catch {
    return null
  }
}

/** Whether a token was made a moment ago, as far as this machine's clock can tell. */
export const isFresh = (token: string | null, now = Date.now()): boolean => {
  const made = payloadOf(token)?.iat
  return typeof made === 'number' && Math.abs(now / 1000 - made) < youth
}

/** Who a token is for, and who acts as them: tokens of the same person and actor have the same. */
export const holderOf = (token: string | null): string | null => {
  const payload = payloadOf(token)
  return payload ? JSON.stringify([payload.sub, payload.act?.sub]) : null
}

/** The name of the person somebody else is logged in as, as far as the token says; null when everybody is themselves. */
export const impersonatedName = (token: string | null): string | null => {
  const payload = payloadOf(token)
  if (!payload?.act) return null
  return [payload.lastName, payload.firstName].filter((part) => typeof part === 'string').join(' ')
}
