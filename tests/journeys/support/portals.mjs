// Runs built portals on command, in one process, so that loading and compiling the program is paid for once.
import { runPortal } from '../../../dist/server/run.js'

/** The running portals, by port. */
const running = new Map()

const begin = async (port, variables) => {
  running.set(port, await runPortal({ ...process.env, PORT: port, ...variables }))
}

const stop = async (port) => {
  const portal = running.get(port)
  running.delete(port)
  await portal?.stop()
}

process.on('message', ({ id, port, variables }) => {
  const done = variables ? begin(port, variables) : stop(port)
  done.then(
    () => process.send({ id }),
    (error) => process.send({ id, error: String(error.stack ?? error) }),
  )
})
// The worker that started this process has ended, and its databases are deleted.
process.on('disconnect', () => process.exit(1))
process.send({ id: 'loaded' })
