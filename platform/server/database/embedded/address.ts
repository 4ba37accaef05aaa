import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Address of a server: a socket in a folder, or a local port if there is none. */
export type ServerAddress = { socketFolder: string | null; port: number }

/** Operating systems limit socket paths: macOS to 103 bytes, Linux to 107. */
const longestSocketPath = 100
/** Part of the socket's file name only: other servers' sockets are in folders of their own. */
const portOfSocket = 5432

/** The socket file; PostgreSQL puts a lock file next to it, ending in `.lock`. */
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
 * Address of a server on this data folder: a socket in it, which only the folder's owner can access and which takes a
 * third less CPU time than local TCP; a port if sockets are not files or the path is too long.
 */
export const chooseAddress = async (data: string): Promise<ServerAddress> => {
  const length = Buffer.byteLength(socketFile(data, portOfSocket))
  return process.platform !== 'win32' && length <= longestSocketPath
    ? { socketFolder: data, port: portOfSocket }
    : { socketFolder: null, port: await freePort() }
}

/** Server options for the address. */
export const listenSettings = ({ socketFolder, port }: ServerAddress): string[] => [
  `listen_addresses=${socketFolder === null ? '127.0.0.1' : ''}`,
  `unix_socket_directories=${socketFolder ?? ''}`,
  `port=${port}`,
]

/** Host part of a `postgres:` URL. */
export const hostOf = ({ socketFolder, port }: ServerAddress): string =>
  `${socketFolder === null ? '127.0.0.1' : encodeURIComponent(socketFolder)}:${port}`

/** The address in readable form, usable with `psql`. */
export const addressInWords = ({ socketFolder, port }: ServerAddress): string =>
  socketFolder === null ? `127.0.0.1:${port}` : `the socket of ${socketFolder}`
