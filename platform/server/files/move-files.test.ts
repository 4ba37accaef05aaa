import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderTree } from '#platform/server/trees/folder-tree.ts'
import { movingTree } from '#platform/server/trees/portal-trees.ts'
import { s3Tree, type S3Settings } from '#platform/server/trees/s3-tree.ts'
import type { Tree } from '#platform/server/trees/tree.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { moveFiles } from './move-files.ts'
import { treeStorage } from './storage.ts'

let s3: S3Settings

beforeAll(async () => {
  s3 = await startS3()
})

const keysIn = async (tree: Tree): Promise<string[]> => {
  const found: string[] = []
  for await (const { path } of tree.list()) found.push(path.slice(3))
  return found.toSorted()
}

const pair = (direction: string): { from: Tree; to: Tree } => {
  const [disk, bucket] = [folderTree(temporaryFolder()), s3Tree(s3).within(randomUUID())]
  return direction === 'to the bucket' ? { from: disk, to: bucket } : { from: bucket, to: disk }
}

const fill = async (tree: Tree, count: number): Promise<Map<string, Buffer>> => {
  const files = new Map(
    Array.from({ length: count }, () => [randomUUID() as string, randomBytes(2000)] as const),
  )
  for (const [key, bytes] of files) await treeStorage(tree).put(key, bytes)
  return files
}

describe.each(['to the bucket', 'to the disk'])('files are moved %s', (direction) => {
  test('all of them, while the portal reads, writes and deletes', { timeout: 60_000 }, async () => {
    const { from, to } = pair(direction)
    const files = await fill(from, 150)
    const portal = treeStorage(movingTree(to, from))
    const doomed = [...files.keys()].filter((_key, at) => at % 5 === 0)
    const remaining = [...files.keys()].filter((key) => !doomed.includes(key))
    const over = new AbortController()
    let reads = 0
    const reading = (async () => {
      while (!over.signal.aborted) {
        const key = remaining[reads % remaining.length]!
        expect((await buffer(await portal.open(key))).equals(files.get(key)!), key).toBe(true)
        reads += 1
      }
    })()
    const changing = (async () => {
      for (const key of doomed) {
        await portal.remove(key)
        const added = randomUUID()
        const bytes = randomBytes(500)
        await portal.put(added, bytes)
        remaining.push(added)
        files.set(added, bytes)
      }
    })()
    await Promise.all([moveFiles(from, to), changing])
    await moveFiles(from, to)
    over.abort()
    await reading
    expect(reads).toBeGreaterThan(20)
    expect(await keysIn(from)).toEqual([])
    // Nothing is lost, and nothing that was deleted is back.
    expect(await keysIn(to)).toEqual(remaining.toSorted())
    for (const key of remaining)
      expect((await buffer(await treeStorage(to).open(key))).equals(files.get(key)!)).toBe(true)
  })

  test('cut off, the next call goes on, and no file was in neither place', async () => {
    const { from, to } = pair(direction)
    const files = await fill(from, 40)
    let left = 15
    const failing: Tree = {
      ...to,
      write: async (path, content) => {
        if (left-- <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        await to.write(path, content)
      },
    }
    await expect(moveFiles(from, failing)).rejects.toThrow('no space left')
    const there = new Set([...(await keysIn(from)), ...(await keysIn(to))])
    expect(there.size).toBe(files.size)
    await moveFiles(from, to)
    expect(await keysIn(to)).toEqual([...files.keys()].toSorted())
    expect(await keysIn(from)).toEqual([])
  })
})

test('a file that is deleted between its copy and the look at its source does not stay as a copy', async () => {
  const { from, to } = pair('to the bucket')
  const [key] = [...(await fill(from, 1)).keys()]
  const portal = treeStorage(movingTree(to, from))
  const slow: Tree = {
    ...to,
    write: async (path, content) => {
      await to.write(path, content)
      await portal.remove(key!)
    },
  }
  expect(await moveFiles(from, slow)).toEqual({ files: 0, bytes: 0 })
  expect([await keysIn(from), await keysIn(to)]).toEqual([[], []])
})

test('a copy that reads differently leaves its source', async () => {
  const { from, to } = pair('to the bucket')
  await fill(from, 1)
  const lying: Tree = { ...to, write: (path) => to.write(path, Buffer.from('something else')) }
  await expect(moveFiles(from, lying)).rejects.toThrow('other bytes')
  expect(await keysIn(from)).toHaveLength(1)
})
