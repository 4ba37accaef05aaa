/** Fields that go with a person from form to form; passwords are never among them. */
const keepable = new Set(['email', 'lastName', 'firstName', 'middleName'])
const key = 'sso-fields'

const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** First values of a form: what was typed before in this tab, on this page or another. */
export const keptFields = <V extends Record<string, string>>(empty: V): V => {
  const kept = read()
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    keepable.has(name) ? (kept[name] ?? value) : value,
  ])
  return Object.fromEntries(values) as V
}

/** Keeps what is typed, so that a reload or a look at another page loses nothing. */
export const keepFields = (values: Record<string, string>): void => {
  const fresh = Object.fromEntries(Object.entries(values).filter(([name]) => keepable.has(name)))
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(), ...fresh }))
  } catch {
    // A tab without storage: the form itself still holds the text.
  }
}

/** Forgets them once they have done their work: the next person in this tab starts anew. */
export const forgetFields = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A tab without storage has kept nothing.
  }
}
