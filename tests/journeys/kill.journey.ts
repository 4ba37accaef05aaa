import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { signIn } from '../support/http-sign-in.ts'
import { endPortal, makeDataDir, removePortal, startOwnPortal } from './support/own-portal.ts'
import { demoPassword } from './support/people.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 3217) + 1
const origin = `http://localhost:${port}`
/** `KILLS=100 npm test -- journeys` for the whole proof; a few show that it holds. */
const kills = Number(process.env['KILLS'] ?? 3)

const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n')[0])

test('kill -9 in the middle of writes loses nothing that was acknowledged', async () => {
  test.setTimeout(60_000 + kills * 15_000)
  const dataDir = makeDataDir()
  const acknowledged: string[] = []
  let portal = await startOwnPortal(port, dataDir)
  try {
    for (let round = 1; round <= kills; round++) {
      const { headers } = await signIn(origin, 'ini@demo.example', demoPassword)
      const stopped = new AbortController()
      const write = async (hand: number): Promise<void> => {
        for (let n = 0; !stopped.signal.aborted; n++) {
          const name = `Kill ${round}-${hand}-${n}`
          const answer = await fetch(`${origin}/api/v1/project/create`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ name }),
          }).catch(() => null)
          if (answer?.ok) acknowledged.push(name)
          if (!answer) return
        }
      }
      const hands = [1, 2, 3, 4].map(write)
      await sleep(300 + Math.random() * 400)
      const ended = endPortal(portal, 'SIGKILL')
      // Every other time the database server goes with it, as when a machine loses power.
      if (round % 2 === 0) process.kill(databasePid(dataDir), 'SIGKILL')
      stopped.abort()
      await Promise.all([...hands, ended])
      portal = await startOwnPortal(port, dataDir)
    }
    const { headers } = await signIn(origin, 'ini@demo.example', demoPassword)
    const missing: string[] = []
    for (const name of acknowledged) {
      const answer = await fetch(`${origin}/api/v1/project/list?findText=${encodeURIComponent(name)}`, {
        headers,
      })
      const { items } = (await answer.json()) as { items: { name: string }[] }
      if (!items.some((item) => item.name === name)) missing.push(name)
    }
    expect(acknowledged.length).toBeGreaterThan(kills)
    expect(missing).toEqual([])
  } finally {
    await removePortal(portal, dataDir)
  }
})
