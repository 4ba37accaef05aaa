const key = 'accept-invitation'

/**
 * Remembers, in this tab, that the person pressed “Accept” on the page of an invitation before they could sign in. Only
 * their press accepts: a link alone never does.
 */
export const rememberPress = (token: string): void => {
  try {
    sessionStorage.setItem(key, token)
  } catch {
    // A tab without storage: they press again after signing in.
  }
}

/** Whether “Accept” was pressed in this tab for the invitation; a press counts once. */
export const takePress = (token: string): boolean => {
  try {
    const isPressed = sessionStorage.getItem(key) === token
    sessionStorage.removeItem(key)
    return isPressed
  } catch {
    return false
  }
}
