import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { withClient } from '../../../tests/support/test-server.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts'
import { socketFile } from './embedded/address.ts'
import { dataOf } from './embedded/cluster.ts'
import { pointerName } from './embedded/location.ts'
import { readPostmaster, stopServer } from './embedded/postmaster.ts'
import { silentLog } from './log.ts'

const start = async (dataDir: string, shelter?: string): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, ...(shelter ? { shelter } : {}) })
  onTestFinished(() => stopServer(dataOf(server.where)))
  return server
}

const ask = (server: EmbeddedPostgres, query: string): Promise<unknown[]> =>
  withClient(server.url, async (client) => (await client.query(query)).rows)

const pidOf = (server: EmbeddedPostgres): number | undefined => readPostmaster(dataOf(server.where))?.pid

/** Another process that starts the server, prints its address, and runs until it is killed. */
const startElsewhere = async (dataDir: string, script = ''): Promise<{ kill: () => Promise<void> }> => {
  const source = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    import pg from 'pg'
    const log = { info() {}, warn() {} }
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    ${script}
    console.log('started')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

describe('the embedded server', () => {
  test('starts, preserves the data over a stop and listens on this machine only', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    await ask(first, 'create table thing as select 1 as id')
    const settings = await ask(
      first,
      "select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'unix_socket_directories') order by 1",
    )
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'unix_socket_directories', setting: dataOf(first.where) },
    ])
    await first.stop()
    await expect(ask(first, 'select 1')).rejects.toThrow('ENOENT')
    const second = await start(dataDir)
    expect(await ask(second, 'select id from thing')).toEqual([{ id: 1 }])
  })

  test('listens on a port where the path of a socket would be too long', async () => {
    const server = await start(join(temporaryFolder(), 'a'.repeat(80)))
    expect(server.url).toContain('@127.0.0.1:')
    const settings = await ask(server, "select current_setting('listen_addresses') as tcp")
    expect(settings).toEqual([{ tcp: '127.0.0.1' }])
    process.kill(pidOf(server)!, 'SIGKILL')
    const back = await start(join(server.where, '..'))
    expect(await ask(back, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('refuses a wrong password', async () => {
    const server = await start(temporaryFolder())
    const wrong = server.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(withClient(wrong, (client) => client.query('select 1'))).rejects.toThrow('password')
  })

  test('is adopted after the process that started it was killed, and stopped by the adopter', async () => {
    const dataDir = temporaryFolder()
    const other = await startElsewhere(dataDir)
    const pid = readPostmaster(dataOf(join(dataDir, 'postgres')))?.pid
    await other.kill()
    const adopted = await start(dataDir)
    expect(pidOf(adopted)).toBe(pid)
    await adopted.stop()
    await expect(ask(adopted, 'select 1')).rejects.toThrow('ENOENT')
  })

  test('stays while another process uses it', async () => {
    const dataDir = temporaryFolder()
    const other = await startElsewhere(dataDir)
    const second = await start(dataDir)
    await second.stop()
    expect(await ask(second, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await other.kill()
  })

  test('three starts at once on an empty folder share one server; the last to stop ends it', async () => {
    const dataDir = temporaryFolder()
    const [first, ...others] = await Promise.all([start(dataDir), start(dataDir), start(dataDir)])
    expect(new Set([first, ...others].map((server) => server.url)).size).toBe(1)
    for (const server of others) await server.stop()
    expect(await ask(first, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await first.stop()
    expect(readPostmaster(dataOf(first.where))).toBe(null)
  })

  test('an acknowledged write survives kill -9 of the server and of its user', async () => {
    const dataDir = temporaryFolder()
    const other = await startElsewhere(
      dataDir,
      `const client = new pg.Client({ connectionString: server.url })
       client.on('error', () => {})
       await client.connect()
       await client.query('create table thing as select 7 as id')`,
    )
    const pid = readPostmaster(dataOf(join(dataDir, 'postgres')))!.pid
    process.kill(pid, 'SIGKILL')
    await other.kill()
    const server = await start(dataDir)
    expect(pidOf(server)).not.toBe(pid)
    expect(await ask(server, 'select id from thing')).toEqual([{ id: 7 }])
  })

  test('a note left behind, whose process number now belongs to a stranger, does not stop it', async () => {
    const dataDir = temporaryFolder()
    const first = await start(dataDir)
    const note = join(dataOf(first.where), 'postmaster.pid')
    const text = readFileSync(note, 'utf8')
    await first.stop()
    const stranger = String(process.pid)
    writeFileSync(note, text.replace(/^\d+/, stranger))
    writeFileSync(`${socketFile(dataOf(first.where), 5432)}.lock`, `${stranger}\n`)
    const second = await start(dataDir)
    expect(await ask(second, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })
})

describe.runIf(process.getuid?.() === 0)(
  'as root, with a data folder that the unprivileged user cannot enter',
  () => {
    test('the data lies in the shelter, a file says so, and a lost shelter is an error', async () => {
      const closed = temporaryFolder()
      chmodSync(closed, 0o700)
      const shelter = temporaryFolder()
      const dataDir = join(closed, 'data')
      const first = await start(dataDir, shelter)
      expect(readFileSync(join(dataDir, pointerName), 'utf8').trim()).toBe(first.where)
      expect(first.where.startsWith(shelter)).toBe(true)
      await ask(first, 'create table thing as select 1 as id')
      await first.stop()
      const second = await start(dataDir, shelter)
      expect(await ask(second, 'select id from thing')).toEqual([{ id: 1 }])
      await second.stop()
      rmSync(second.where, { recursive: true })
      await expect(start(dataDir, shelter)).rejects.toThrow('nothing is there')
    })

    test('a data folder created again under the same path begins empty and the old database is kept', async () => {
      const closed = temporaryFolder()
      chmodSync(closed, 0o700)
      const shelter = temporaryFolder()
      const dataDir = join(closed, 'data')
      const first = await start(dataDir, shelter)
      await ask(first, 'create table thing as select 1 as id')
      rmSync(dataDir, { recursive: true })
      const second = await start(dataDir, shelter)
      await expect(ask(second, 'select id from thing')).rejects.toThrow('does not exist')
    })
  },
)
