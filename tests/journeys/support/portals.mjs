// Runs built portals as it is told to, in one process: what a program costs to load and to compile is paid once for all of them.
import { runPortal } from '../../../dist/server/run.js'

/** The portals that run, by their ports. */
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
// The worker that started this process is gone: so are the databases.
process.on('disconnect', () => process.exit(1))
process.send({ id: 'loaded' })
