import { expect, test } from '@playwright/test'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../support/http-sign-in.ts'
import { freePort } from './support/free-port.ts'
import { demoPassword } from './support/people.ts'
import { startProgram } from './support/program.ts'

/** `KILLS=100 npm test -- journeys` for the full proof; every second kill includes the database server. */
const kills = Number(process.env['KILLS'] ?? 2)

const databasePid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split('\n')[0])

test('kill -9 in the middle of writes loses nothing that was acknowledged', async () => {
  test.setTimeout(240_000 + kills * 15_000)
  // With its own database server, which is killed as well.
  const dataDir = mkdtempSync(join(tmpdir(), 'runway-journey-'))
  // PostgreSQL's own user needs access to it, otherwise the data would be elsewhere.
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
      // Fewer than the limit of projects per leader.
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
      // Every second time the database server is killed, too, as by a power failure.
      if (round % 2 === 0) process.kill(databasePid(dataDir), 'SIGKILL')
      await Promise.all([...hands, ended])
      portal = await start()
      const answer = await fetch(`${origin}/api/v1/project/list?findText=Kill`, { headers })
      const { items } = (await answer.json()) as { items: { id: number; name: string }[] }
      const stored = new Set(items.map(({ name }) => name))
      missing.push(...acknowledged.filter((name) => !stored.has(name)))
      // Deleted again, because the number of projects per leader is limited.
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
