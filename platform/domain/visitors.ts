/** User agents of programs that identify themselves. */
const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|archiver|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\//i

/** Whether a view is by a person: a missing user agent counts as a program. */
export const isSomebody = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent !== '' && !programs.test(userAgent)

/** Maximum number of views counted per address block and minute. */
export const maxOfBlock = 60

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The address block of an IP address, so that one visitor counts once: of IPv6 the first 64 bits, the prefix of one connection. */
export const blockOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const [before, behind] = [groupsOf(head), groupsOf(tail ?? '')]
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - behind.length)
  return [...before, ...Array.from({ length: between }, () => '0'), ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
