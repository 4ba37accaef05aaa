/** Whether an address is one of a service elsewhere that may be asked: https at its usual door, without a name and password in it. */
export const isOutsideUrl = (given: string): boolean => {
  if (!URL.canParse(given)) return false
  const { protocol, port, username, password, hash, hostname } = new URL(given)
  return protocol === 'https:' && `${port}${username}${password}${hash}` === '' && hostname.includes('.')
}
