import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './postmaster.ts'

const ours = new Set<string>()

/** Registers this process as a user of the server, so that another process that stops first does not stop it. */
export type Lease = {
  /** Releases the lease and returns whether it was the last one. */
  giveBack: () => boolean
}

const holds = (name: string): boolean => {
  const pid = Number(name.split('.')[0])
  // In containers every start has the same process id, so our own id proves nothing.
  return pid === process.pid ? ours.has(name) : isAlive(pid)
}

/** Takes a lease on the server in that folder; leases of dead processes are ignored. */
export const takeLease = (home: string): Lease => {
  const folder = join(home, 'users')
  const name = `${process.pid}.${randomBytes(4).toString('hex')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), '')
  ours.add(name)
  return {
    giveBack: () => {
      ours.delete(name)
      rmSync(join(folder, name), { force: true })
      const [held, dead] = [true, false].map((wanted) =>
        readdirSync(folder).filter((one) => holds(one) === wanted),
      )
      for (const one of dead ?? []) rmSync(join(folder, one), { force: true })
      return held?.length === 0
    },
  }
}
