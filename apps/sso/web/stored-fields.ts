/** Fields that are carried over between forms; never passwords. */
const keepable = new Set(['email', 'lastName', 'firstName', 'middleName'])
const key = 'sso-fields'
/** Whose fields are kept: the invited address, or nobody's in particular. */
const ownerKey = 'sso-fields-of'

const read = (owner: string): Record<string, string> => {
  try {
    if ((sessionStorage.getItem(ownerKey) ?? '') !== owner) return {}
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/**
 * Initial values of a form: what was typed before in this tab, on this page or another. An invitation has an owner: what
 * was typed for somebody else does not fill its form.
 */
export const storedFields = <V extends Record<string, string>>(empty: V, owner = ''): V => {
  const stored = read(owner)
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    keepable.has(name) ? (stored[name] ?? value) : value,
  ])
  return Object.fromEntries(values) as V
}

/** Stores typed values, so that a reload or a visit to another page loses nothing. */
export const keepFields = (values: Record<string, string>, owner = ''): void => {
  const fresh = Object.fromEntries(Object.entries(values).filter(([name]) => keepable.has(name)))
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(owner), ...fresh }))
    sessionStorage.setItem(ownerKey, owner)
  } catch {
    // A tab without storage: the form itself still has the text.
  }
}

/** Deletes them after use, so that the next person in this tab starts with empty fields. */
export const forgetFields = (): void => {
  try {
    sessionStorage.removeItem(key)
    sessionStorage.removeItem(ownerKey)
  } catch {
    // A tab without storage has nothing stored.
  }
}
