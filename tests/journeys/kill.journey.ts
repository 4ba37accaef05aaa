import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { signIn } from '../support/http-sign-in.ts'
import { freePort } from './support/free-port.ts'
import { demoPassword } from './support/people.ts'
import { startProgram } from './support/program.ts'

/** `KILLS=100 npm test -- journeys` for the whole proof; of two the second one kills the database server as well. */
const kills = Number(process.env['KILLS'] ?? 2)

const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n')[0])

test('kill -9 in the middle of writes loses nothing that was acknowledged', async () => {
  test.setTimeout(240_000 + kills * 15_000)
  // With a database server of its own, which is killed as well.
  const dataDir = mkdtempSync(join(tmpdir(), 'runway-journey-'))
  // PostgreSQL's own user must reach it, or the data would lie elsewhere.
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const start = () => startProgram('main', port, { DATA_DIR: dataDir })
  const counts: number[] = []
  const missing: string[] = []
  let portal = await start()
  try {
    for (let round = 1; round <= kills; round++) {
      const { headers } = await signIn(origin, 'ini@demo.example', demoPassword)
      const post = (path: string, body: object): Promise<Response | null> =>
        fetch(`${origin}/api/v1/project/${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).catch(() => null)
      const acknowledged: string[] = []
      // Fewer than a person may lead at a time.
      const enough = 5 + Math.floor(Math.random() * 10)
      let midst: () => void
      const inTheMidst = new Promise<void>((resolve) => (midst = resolve))
      const write = async (hand: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const name = `Kill ${round}-${hand}-${n}`
          const answer = await post('create', { name })
          if (!answer) return
          expect(answer.status).toBe(200)
          acknowledged.push(name)
          if (acknowledged.length >= enough) midst()
        }
      }
      const hands = [1, 2, 3, 4].map(write)
      await inTheMidst
      const ended = portal.end('SIGKILL')
      // Every other time the database server goes with it, as when a machine loses power.
      if (round % 2 === 0) process.kill(databasePid(dataDir), 'SIGKILL')
      await Promise.all([...hands, ended])
      portal = await start()
      const answer = await fetch(`${origin}/api/v1/project/list?findText=Kill`, { headers })
      const { items } = (await answer.json()) as { items: { id: number; name: string }[] }
      const kept = new Set(items.map(({ name }) => name))
      missing.push(...acknowledged.filter((name) => !kept.has(name)))
      // They go again: nobody may lead projects without number.
      for (const { id } of items) expect((await post('delete', { projectId: id }))?.status).toBeLessThan(300)
      counts.push(acknowledged.length)
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
    expect(missing).toEqual([])
  } finally {
    await portal.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
