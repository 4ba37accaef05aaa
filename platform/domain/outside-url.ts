/** Whether a URL is an external service that the server may call: https on the default port, without credentials. */
export const isOutsideUrl = (given: string): boolean => {
  if (!URL.canParse(given)) return false
  const { protocol, port, username, password, hash, hostname } = new URL(given)
  return protocol === 'https:' && `${port}${username}${password}${hash}` === '' && hostname.includes('.')
}
