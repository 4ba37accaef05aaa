import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { blackPng } from '../../../tests/support/pictures.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { deleteImage, uploadImage } from '../contract/avatar.endpoints.ts'
import { setConsents } from '../contract/profile.endpoints.ts'
import { getShowcasePerson, listShowcaseExperts } from '../contract/showcase-people.endpoints.ts'

let portal: TestPortal
let expert: Person
/** The person's own URL of the picture. */
let own: string

beforeAll(async () => {
  portal = await openPortal()
})

const upload = async (side: number): Promise<string> => {
  const file = { name: 'photo.png', content: blackPng(side, side) }
  const { status, body } = await portal.as(expert).send(uploadImage, { query: { extension: 'png' }, file })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['url'] as string
}

const consent = async (toWorld: boolean): Promise<void> => {
  const body = { processing: true, cardPublished: true, cardToWorld: toWorld }
  expect((await portal.as(expert).call(setConsents, { body })).status).toBe(200)
}

beforeEach(async () => {
  expert = await portal.make.person({ certified_expert: true })
  own = await upload(300)
  await consent(true)
})

type Avatar = { url: string; largeUrl: string }

const onPage = async (): Promise<Avatar> => {
  const { status, body } = await portal.guest.send(getShowcasePerson, {
    query: { uid: expert.uid, role: 'EXPERT' },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['avatar'] as Avatar
}
const inList = async (): Promise<Avatar> => {
  const { body } = await portal.guest.send(listShowcaseExperts, { query: {} })
  return (body['items'] as { uid: string; avatar: Avatar }[]).find(({ uid }) => uid === expert.uid)!.avatar
}
const get = (url: string) => portal.app.inject({ method: 'GET', url })
const statusOf = async (url: string) => (await get(url)).statusCode

test('a card that everybody sees has its picture at an address of its own, in both sizes', async () => {
  const avatar = await onPage()
  expect(await inList()).toEqual(avatar)
  const { statusCode, headers } = await get(avatar.url)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=3600, s-maxage=0',
  ])
  expect([await statusOf(avatar.largeUrl), await statusOf(`${avatar.largeUrl}&width=128`)]).toEqual([
    200, 200,
  ])
  const image = new URL(own, 'http://localhost').searchParams.get('image')!
  expect(JSON.stringify(avatar)).not.toContain(image)
  expect(await statusOf(avatar.url.replace(/image=[^&]+/, `image=${image}`))).toBe(404)
})

test('taken back, the picture is gone for those who stored its address; shown again, it has another', async () => {
  const { url, largeUrl } = await onPage()
  await consent(false)
  expect([await statusOf(url), await statusOf(largeUrl)]).toEqual([404, 404])
  await consent(true)
  expect([await statusOf(url), await statusOf((await onPage()).url)]).toEqual([404, 200])
})

test('it ends with the role that it is shown for, and with the account', async () => {
  const { url } = await onPage()
  const set = (columns: { certified_expert?: boolean; status?: 'A' | 'B' }) =>
    portal.db.updateTable('person').set(columns).where('uid', '=', expert.uid).execute()
  await set({ certified_expert: false })
  expect(await statusOf(url)).toBe(404)
  await set({ certified_expert: true, status: 'B' })
  expect(await statusOf(url)).toBe(404)
  await set({ status: 'A' })
  expect(await statusOf(url)).toBe(200)
})

test('a new picture has a new address, and none is shown once it is deleted', async () => {
  const { url } = await onPage()
  await upload(320)
  expect((await onPage()).url).not.toBe(url)
  expect((await portal.as(expert).call(deleteImage, {})).status).toBe(204)
  expect(await onPage()).toBeNull()
  expect(await statusOf(url)).toBe(404)
})
