import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Where a server listens: on a socket in a folder, or, where there is none, on a port of this machine. */
export type ServerAddress = { socketFolder: string | null; port: number }

/** Systems cut off longer paths of sockets: macOS at 103 bytes, Linux at 107. */
const longestSocketPath = 100
/** Names the socket, and nothing else: other servers' sockets lie in folders of their own. */
const portOfSocket = 5432

/** The file of a socket; PostgreSQL puts a note of its own beside it, with `.lock` at the end. */
export const socketFile = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/**
 * Where a server on this data folder listens: on a socket in it, which only the folder's owner reaches and which takes
 * a third less of the processor than TCP on one machine; on a port where sockets have no files or the path is too long.
 */
export const chooseAddress = async (data: string): Promise<ServerAddress> => {
  const length = Buffer.byteLength(socketFile(data, portOfSocket))
  return process.platform !== 'win32' && length <= longestSocketPath
    ? { socketFolder: data, port: portOfSocket }
    : { socketFolder: null, port: await freePort() }
}

/** What the server is told of where to listen. */
export const listenSettings = ({ socketFolder, port }: ServerAddress): string[] => [
  `listen_addresses=${socketFolder === null ? '127.0.0.1' : ''}`,
  `unix_socket_directories=${socketFolder ?? ''}`,
  `port=${port}`,
]

/** The host of an address with the scheme `postgres:`. */
export const hostOf = ({ socketFolder, port }: ServerAddress): string =>
  `${socketFolder === null ? '127.0.0.1' : encodeURIComponent(socketFolder)}:${port}`

/** The same for people, who may hand it to `psql`. */
export const addressInWords = ({ socketFolder, port }: ServerAddress): string =>
  socketFolder === null ? `127.0.0.1:${port}` : `the socket of ${socketFolder}`
