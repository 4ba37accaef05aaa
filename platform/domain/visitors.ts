/** Programs that say who they are: they read for machines, not for people. */
const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|archiver|lighthouse|preview|monitor|facebookexternalhit|curl|wget|python|java\//i

/** Whether a view is somebody's: what says nothing of itself is a program, too. */
export const isSomebody = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent !== '' && !programs.test(userAgent)

/** The most views that a block of addresses adds in a minute. */
export const mostOfBlock = 60

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The block that an address belongs to, so that nobody is many: of IPv6 the first 64 bits, which one line is given as a whole. */
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
