const year = 365 * 24 * 60 * 60

/** The value of a cookie, or null. */
export const readCookie = (name: string): string | null => {
  for (const part of document.cookie.split('; ')) {
    const at = part.indexOf('=')
    if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1))
  }
  return null
}

/** Writes a cookie for the whole site, for a year. */
export const writeCookie = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax${secure}`
}

/** Removes a cookie of the whole site. */
export const removeCookie = (name: string): void => {
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}
