import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment, type Program } from './program.ts'

/** A process that runs portals, and its answers to commands. */
type Host = {
  output: () => string
  isGone: () => boolean
  command: (order: { port: string; variables?: Record<string, string> }) => Promise<void>
  kill: () => Promise<void>
}

type Answer = { id: string; error?: string }

const openHost = (): Host => {
  const child = fork(join(import.meta.dirname, 'portals.mjs'), { silent: true, env: environment })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (output += String(text)))
  const gone = once(child, 'exit')
  const waiting = new Map<string, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer))
  child.once('exit', () => {
    for (const [id, answer] of waiting)
      answer({ id, error: `The process of the portals has ended.\n${output}` })
  })
  const answerTo = (id: string): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.set(id, ({ error }) => {
        waiting.delete(id)
        if (error) reject(new Error(error))
        else resolve()
      })
    })
  const loaded = answerTo('loaded')
  let commands = 0
  return {
    output: () => output,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    command: async (order) => {
      await loaded
      const id = String((commands += 1))
      const answered = answerTo(id)
      child.send({ id, ...order })
      await answered
    },
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

let host: Host | undefined

/**
 * Starts the built portal in the process shared by this worker's portals, and waits until it responds. Killing it
 * kills that process: the next portal starts in a new one.
 */
export const startPortal = async (port: number, variables: Record<string, string>): Promise<Program> => {
  if (!host || host.isGone()) host = openHost()
  const mine = host
  const before = mine.output().length
  await mine.command({ port: String(port), variables })
  return {
    output: () => mine.output().slice(before),
    end: async (signal = 'SIGTERM') => {
      if (mine.isGone()) return
      await (signal === 'SIGTERM' ? mine.command({ port: String(port) }) : mine.kill())
    },
  }
}
