import { connect, type AddressInfo, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { socketFile } from '#platform/server/database/embedded/address.ts'

/** Connects to the server of a database URL: by its port, or by the socket in the folder given as host. */
export const connectToServer = (url: string): Socket => {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname)
  const to: NetConnectOpts = host.startsWith('/')
    ? { path: socketFile(host, Number(port)) }
    : { host, port: Number(port), noDelay: true }
  return connect(to)
}

/** Puts a proxy between a database and its clients: returns the URL for the clients. */
export const standBefore = async (url: string, server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return own.href
}
