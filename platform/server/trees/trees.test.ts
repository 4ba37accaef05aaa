import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportingStorage, treeStorage } from '#platform/server/files/storage.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { folderTree } from './folder-tree.ts'
import { probeTree } from './probe-tree.ts'
import { s3Tree, type S3Settings } from './s3-tree.ts'
import { MissingFile, type Tree } from './tree.ts'

let s3: S3Settings & { stop: () => Promise<void> }

beforeAll(async () => {
  s3 = await startS3()
})

const kinds: [string, () => Tree][] = [
  ['a folder', () => folderTree(temporaryFolder())],
  ['a bucket', () => s3Tree(s3).within(randomUUID())],
]

const paths = async (tree: Tree): Promise<string[]> => {
  const found: string[] = []
  for await (const { path } of tree.list()) found.push(path)
  return found.toSorted()
}

/** More than two parts of an upload to S3. */
const large = 40 * 1024 ** 2 + 7

describe.each(kinds)('%s', (_name, make) => {
  test('gives back what was written, by path, and nothing else', async () => {
    const tree = make()
    expect(await paths(tree)).toEqual([])
    await tree.write('one', Buffer.from('1'))
    await tree.write('ab/two', Readable.from([Buffer.from('2'), Buffer.from('2')]))
    await tree.write('ab/empty', Readable.from([]))
    await tree.write('ab/имя с пробелом', Buffer.from('3'))
    expect(await paths(tree)).toEqual(['ab/empty', 'ab/two', 'ab/имя с пробелом', 'one'])
    expect(await text(await tree.read('ab/two'))).toBe('22')
    expect(await text(await tree.read('ab/имя с пробелом'))).toBe('3')
    expect((await buffer(await tree.read('ab/empty'))).length).toBe(0)
    expect([await tree.has('one'), await tree.has('ab'), await tree.has('none')]).toEqual([
      true,
      _name === 'a folder',
      false,
    ])
    expect(await text(await tree.within('ab').read('two'))).toBe('22')
    await tree.write('one', Buffer.from('another'))
    expect(await text(await tree.read('one'))).toBe('another')
    await tree.remove('one')
    await tree.remove('one')
    await expect(tree.read('one')).rejects.toBeInstanceOf(MissingFile)
    await tree.within('ab').clear()
    expect(await paths(tree)).toEqual([])
    await probeTree(tree)
    expect(await paths(tree)).toEqual([])
  })

  test('takes a large stream in parts, byte by byte', { timeout: 60_000 }, async () => {
    const tree = make()
    const bytes = randomBytes(large)
    await tree.write(
      'large',
      Readable.from([bytes.subarray(0, 5), bytes.subarray(5, 20_000_000), bytes.subarray(20_000_000)]),
    )
    for await (const file of tree.list()) expect(file).toEqual({ path: 'large', bytes: large })
    expect(bytes.equals(await buffer(await tree.read('large')))).toBe(true)
  })

  test('a stream that breaks leaves nothing', async () => {
    const tree = make()
    const broken = async function* broken() {
      yield randomBytes(17 * 1024 ** 2)
      throw new Error('the cable was pulled')
    }
    await expect(tree.write('half', Readable.from(broken()))).rejects.toThrow('the cable was pulled')
    expect(await paths(tree)).toEqual([])
  })

  test.each(['../up', 'a/../../b', '/root', 'a//b', '', '.'])('no path leads outside: %j', async (path) => {
    const tree = make()
    for (const ask of [
      () => tree.read(path),
      () => tree.write(path, Buffer.of(1)),
      () => tree.has(path),
      () => tree.remove(path),
    ])
      await expect((async () => ask())()).rejects.toThrow('is not a path')
    expect(() => tree.within(path)).toThrow('is not a path')
  })
})

test('a bucket lists more than one page', { timeout: 60_000 }, async () => {
  const tree = s3Tree(s3).within('many')
  for (let at = 0; at < 1100; at += 50)
    await Promise.all(Array.from({ length: 50 }, (_one, one) => tree.write(`f${at + one}`, Buffer.of(1))))
  expect(await paths(tree)).toHaveLength(1100)
})

test('an unknown key and an unavailable server are reported, not mistaken for a missing file', async () => {
  const wrong = s3Tree({ ...s3, accessKey: 'NOBODY' })
  await s3Tree(s3).write('one', Buffer.of(1))
  await expect(wrong.read('one')).rejects.not.toBeInstanceOf(MissingFile)
  await expect(probeTree(wrong)).rejects.toThrow()
  const away = reportingStorage(treeStorage(s3Tree({ ...s3, url: 'http://127.0.0.1:9/runway' })))
  await expect(away.open(randomUUID())).rejects.toMatchObject({ code: 'STORAGE_AWAY' })
  await expect(away.put(randomUUID(), Buffer.of(1))).rejects.toMatchObject({ code: 'STORAGE_AWAY' })
})

test('what a write left that was cut off is no file of a folder', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'ab'))
  writeFileSync(join(folder, 'ab', 'half.part'), 'ha')
  expect(await paths(folderTree(folder))).toEqual([])
  await folderTree(folder).write('ab/half', Buffer.from('whole'))
  expect(readdirSync(join(folder, 'ab'))).toEqual(['half'])
})
