import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/avatar.endpoints.ts'
import { getProfile } from '../contract/profile.endpoints.ts'

let portal: TestPortal
let png: Buffer
let jpeg: Buffer

beforeAll(async () => {
  portal = await openPortal()
  const source = sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
  png = await source.clone().png().toBuffer()
  jpeg = await source.clone().jpeg().toBuffer()
})

const upload = (person: Person, file: { name: string; content: Buffer | string }, query: object) =>
  portal.as(person).send(calls.uploadImage, { query: { ...query }, file })

const set = async (person: Person): Promise<{ url: string; largeUrl: string }> => {
  const { status, body } = await upload(person, { name: 'me.png', content: png }, { extension: 'png' })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { url: string; largeUrl: string }
}

const get = (url: string) => portal.app.inject({ method: 'GET', url })

const imageOf = (url: string): string => new URL(url, 'http://portal').searchParams.get('image')!

const onDisk = (id: string): boolean => existsSync(join(portal.folder, 'files', id.slice(0, 2), id))

describe('a picture', () => {
  test('is shown to everybody who has its address, and cached by browsers for good', async () => {
    const person = await portal.make.person()
    const { url, largeUrl } = await set(person)
    for (const address of [url, largeUrl]) {
      const answer = await get(address)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
      })
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    }
    expect((await get(largeUrl)).rawPayload.length).toBeGreaterThan((await get(url)).rawPayload.length)
    const { body } = await portal.as(person).send(getProfile, {})
    expect(body['avatar']).toEqual({ url, largeUrl, actions: ['remove'] })
  })

  test('gets a new address when it is changed, and the files before are gone', async () => {
    const worker = await portal.startWorker()
    const person = await portal.make.person()
    const before = await set(person)
    const after = await set(person)
    expect(after.url).not.toBe(before.url)
    expect((await get(before.url)).statusCode).toBe(404)
    expect((await get(after.url)).statusCode).toBe(200)
    const old = [before.url, before.largeUrl].map(imageOf)
    await expect.poll(() => old.some(onDisk), { timeout: 10_000 }).toBe(false)
    expect([after.url, after.largeUrl].map(imageOf).every(onDisk)).toBe(true)
    await worker.stop()
  })

  test('is deleted', async () => {
    const person = await portal.make.person()
    const { url } = await set(person)
    expect((await portal.as(person).send(calls.deleteImage)).status).toBe(204)
    expect((await portal.as(person).send(calls.deleteImage)).status).toBe(204)
    expect((await get(url)).statusCode).toBe(404)
    expect((await portal.as(person).send(getProfile, {})).body['avatar']).toBeNull()
  })

  test('is cut by a square of the picture, and never outside of it', async () => {
    const person = await portal.make.person()
    const file = { name: 'me.jpg', content: jpeg }
    const cut = (query: object) => upload(person, file, { extension: 'jpg', ...query })
    expect((await cut({ x: 200, y: 0, size: 400 })).status).toBe(200)
    expect((await cut({ x: 201, y: 0, size: 400 })).body['fields']).toEqual({ x: 'TOO_BIG' })
    expect((await cut({ x: 5, y: 5 })).body['fields']).toEqual({ size: 'REQUIRED' })
    expect((await cut({ x: '-1', y: 0, size: 9 })).body['fields']).toEqual({ x: 'NOT_AN_INTEGER' })
  })

  test('leaves nothing behind when it cannot be stored', async () => {
    const person = await portal.make.person()
    const count = async () => (await portal.db.selectFrom('file').select('id').execute()).length
    const before = await count()
    expect(
      (await upload(person, { name: 'a.png', content: png.subarray(0, 60) }, { extension: 'png' })).status,
    ).toBe(400)
    expect(await count()).toBe(before)
  })
})

describe('no picture is', () => {
  test.each([
    ['a picture of another kind than said', () => ({ name: 'me.png', content: png }), 'jpg'],
    ['a picture whose name says another kind', () => ({ name: 'me.jpg', content: png }), 'png'],
    ['html called a picture', () => ({ name: 'me.png', content: '<html><script>1</script>' }), 'png'],
    [
      'svg called a picture',
      () => ({ name: 'me.png', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'png',
    ],
    ['a head without a body', () => ({ name: 'me.gif', content: 'GIF89a' }), 'gif'],
    ['a document', () => ({ name: 'me.pdf', content: '%PDF-1.7\n%%EOF' }), 'png'],
  ])('%s', async (_what, file, extension) => {
    const answer = await upload(await portal.make.person(), file(), { extension })
    expect(answer).toMatchObject({ status: 400, body: { code: 'FILE_INCORRECT' } })
  })

  test('of an extension that is not on the list', async () => {
    const answer = await upload(
      await portal.make.person(),
      { name: 'a.png', content: png },
      { extension: 'svg' },
    )
    expect(answer).toMatchObject({ status: 400, body: { fields: { extension: 'NOT_IN_LIST' } } })
  })

  test('another file whose id somebody knows', async () => {
    const person = await portal.make.person()
    const { id } = await portal.db
      .insertInto('file')
      .values({
        entity: 'PROJECT_UPLOADS',
        name: 'secret.txt',
        mime: 'text/plain',
        size: 1,
        sha256: '-',
        uploaded_by: person.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await get(`/api/v1${calls.getAvatar.path}?image=${id}`)).statusCode).toBe(404)
  })
})
