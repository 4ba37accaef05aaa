/** Fields that are carried over between forms; never passwords. */
const keepable = new Set(['email', 'lastName', 'firstName', 'middleName'])
const key = 'sso-fields'

const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Initial values of a form: what was typed before in this tab, on this page or another. */
export const keptFields = <V extends Record<string, string>>(empty: V): V => {
  const kept = read()
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    keepable.has(name) ? (kept[name] ?? value) : value,
  ])
  return Object.fromEntries(values) as V
}

/** Stores typed values, so that a reload or a visit to another page loses nothing. */
export const keepFields = (values: Record<string, string>): void => {
  const fresh = Object.fromEntries(Object.entries(values).filter(([name]) => keepable.has(name)))
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...fresh }))
  } catch {
    // A tab without storage: the form itself still has the text.
  }
}

/** Deletes them after use, so that the next person in this tab starts with empty fields. */
export const forgetFields = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A tab without storage has nothing stored.
  }
}
