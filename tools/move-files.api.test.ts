import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { portalFiles, treeStorage } from '#platform/server/files/storage.ts'
import { s3Tree, type S3Settings } from '#platform/server/trees/s3-tree.ts'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { temporaryFolder } from '../tests/support/folders.ts'
import { startS3 } from '../tests/support/s3-server.ts'
import { oneAtATime } from './database/one-at-a-time.ts'

let database: TestDatabase
let s3: S3Settings

beforeAll(async () => {
  database = await testDatabase()
  s3 = await startS3()
})

const move = async (dataDir: string, filesIn: string): Promise<{ code: number; output: string }> => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/move-files.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      FILES_IN: filesIn,
      S3_URL: s3.url,
      S3_REGION: s3.region,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number>((resolve) => void child.once('exit', (given) => resolve(given ?? -1)))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, output: out + err }
}

test(
  'one command moves the files, a second at the same time touches none',
  { timeout: 120_000 },
  async () => {
    const dataDir = temporaryFolder()
    const [key, bytes] = [randomUUID(), randomBytes(1000)]
    await portalFiles(dataDir).put(key, bytes)
    const bucket = treeStorage(s3Tree(s3).within('files'))
    await oneAtATime(database.url, 'move-files', async () => {
      const second = await move(dataDir, 's3')
      expect(second).toMatchObject({ code: 1, output: expect.stringContaining('under way') as string })
    })
    await expect(bucket.open(key)).rejects.toThrow()
    const { code, output } = await move(dataDir, 's3')
    expect(output).toContain('1 files, 1000 bytes')
    expect(code).toBe(0)
    expect(output).not.toContain(s3.secretKey)
    await bucket.open(key)
    await expect(portalFiles(dataDir).open(key)).rejects.toThrow()
  },
)
