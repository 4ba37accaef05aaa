import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not public: private networks, loopback, cloud metadata, test and multicast addresses. */
const closed4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** For IPv6 only the allocated range is public, except the parts that map to IPv4 or are for documentation. */
const closedWithin6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of closedWithin6) closed.addSubnet(net, prefix, 'ipv6')

const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is public, so that nothing internal can be reached by it. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && given6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
