import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { uploadImage } from '../../features/people/contract/avatar.endpoints.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let files: string

const run = (program: string, ...given: string[]): boolean => spawnSync(program, given).status === 0

/** Mounts a small file system for the files, which requires the permission to mount; returns a function that enlarges it. */
const fullFileSystem = (): (() => void) | null => {
  if (!run('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', files)) return null
  onTestFinished(() => void run('umount', '-l', files))
  return () => void run('mount', '-o', 'remount,size=8m', files)
}

/** Redirects new files to a device that is always full; returns a function that ends it. */
const fullDevice = (): (() => void) => {
  const real = crypto.randomUUID
  const spy = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    const key = real()
    mkdirSync(join(files, key.slice(0, 2)), { recursive: true })
    symlinkSync('/dev/full', join(files, key.slice(0, 2), `${key}.part`))
    return key
  })
  syncBuiltinESMExports()
  const end = (): void => {
    spy.mockRestore()
    syncBuiltinESMExports()
  }
  onTestFinished(end)
  return end
}

/** An image that compresses badly. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

const bytesKept = (): string[] =>
  readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

beforeAll(async () => {
  portal = await openPortal()
  files = join(portal.folder, 'files')
})

const upload = async () => {
  const person = await portal.make.person()
  const answer = await portal
    .as(person)
    .send(uploadImage, { query: { extension: 'png' }, file: { name: 'a.png', content: await noise() } })
  const rows = await portal.db.selectFrom('file').select('id').where('uploaded_by', '=', person.uid).execute()
  return { ...answer, rows: rows.length }
}

describe('an upload', () => {
  test('to an unavailable storage says so, and leaves nothing there', async () => {
    rmSync(files, { recursive: true, force: true })
    // A file in place of the folder: nothing can be written into it.
    writeFileSync(files, '')
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'STORAGE_AWAY' }, rows: 0 })
    rmSync(files)
  })

  test('to a full disk says so, leaves nothing there, and the next one succeeds', async () => {
    mkdirSync(files, { recursive: true })
    const makeRoom = fullFileSystem() ?? fullDevice()
    expect(await upload()).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' }, rows: 0 })
    expect(bytesKept()).toEqual([])
    makeRoom()
    expect(await upload()).toMatchObject({ status: 200, rows: 2 })
    expect(bytesKept()).toHaveLength(2)
  })
})
