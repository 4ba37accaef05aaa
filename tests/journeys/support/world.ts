import { cloneDemo } from './clone.ts'
import { freePort } from './free-port.ts'
import { startPortal } from './portals.ts'

/** A portal with the demo data for one journey file. */
export type World = {
  port: number
  origin: string
  databaseUrl: string
  /** Warnings and errors that the portal has logged since its start. */
  output: () => string
  /** Kills the portal as a machine failure would; the database remains. */
  crash: () => Promise<void>
  /** Starts it again at the same address. */
  restart: () => Promise<void>
  /** Stops the portal gracefully and deletes its data. */
  end: () => Promise<void>
}

/** Copies the demo and starts a portal on it. */
export const openWorld = async (): Promise<World> => {
  const { databaseUrl, folder, drop } = await cloneDemo()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = () => startPortal(port, { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: origin })
  let portal = await start()
  return {
    port,
    origin,
    databaseUrl,
    output: () => portal.output(),
    crash: () => portal.end('SIGKILL'),
    restart: async () => {
      portal = await start()
    },
    end: async () => {
      await portal.end()
      await drop()
    },
  }
}

let current: World | undefined

/** The world of the journey that runs in this process. */
export const world = (): World => {
  if (!current) throw new Error('A journey has a world when its file takes `test` from support/journey.ts')
  return current
}

/** Sets it. */
export const enterWorld = (entered: World | undefined): void => {
  current = entered
}
