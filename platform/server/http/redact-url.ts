const struck = '***'

/** Parameters with which a reader of the log could act as the person. */
const secrets = new Set([
  'token',
  'code',
  'accesstoken',
  'access_token',
  'refreshtoken',
  'refresh_token',
  'session_id',
  'ticket',
  'password',
  'secret',
  'key',
  'link',
  'preview',
])

/** The same parameters inside a URL that is itself a value (`redirected_from`, `returnUrl`). */
const nested =
  /((?:\?|&|%3F|%26)(?:token|access_?token|refresh_?token|session_id|ticket|key|link|preview|secret)(?:=|%3D))((?!&|%26|#|%23).)*/gi

const nameOf = (key: string): string => {
  try {
    return decodeURIComponent(key.replaceAll('+', ' ')).trim().toLowerCase()
  } catch {
    return key.toLowerCase()
  }
}

/** Calls whose whole query is a person's answers in a form of another site (spec 7). */
const questionnaires = /\/integration\/(?:submit|setCompetence|questionary\/|oak\/)/i

/** A URL for the log: tokens that the specification puts into the query are removed (product 6). */
export const redactUrl = (url: string): string => {
  const start = url.indexOf('?')
  if (start < 0) return url
  if (questionnaires.test(url.slice(0, start))) return `${url.slice(0, start)}?${struck}`
  const pairs = url.slice(start + 1).split('&')
  const clean = pairs.map((pair) => {
    const [key = ''] = pair.split('=', 1)
    if (key.length < pair.length && secrets.has(nameOf(key))) return `${key}=${struck}`
    return pair.replace(nested, `$1${struck}`)
  })
  return `${url.slice(0, start)}?${clean.join('&')}`
}
