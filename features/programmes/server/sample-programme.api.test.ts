import { beforeAll, expect, test } from 'vitest'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { getSettingsTree } from '../contract/content.endpoints.ts'
import { adoptSample, getAdoptedSample, undoSample } from '../contract/sample-programme.endpoints.ts'

let portal: TestPortal
let admin: Caller
let headers: { 'accelerator-id': string }

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  admin = portal.as(await portal.make.member({ accelerator, admin: true }))
  headers = { 'accelerator-id': String(accelerator.id) }
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const adopt = async (locale: 'ru' | 'en') =>
  done(await admin.call(adoptSample, { headers, body: { locale } })) as { id: number; name: string }
const offered = async () => done(await admin.call(getAdoptedSample, { headers }))['sample']
const programmes = async () =>
  done(await admin.call(getSettingsTree, { headers }))['programmes'] as {
    id: number
    tracks: { id: number; trackpoints: unknown[] }[]
  }[]

test('one press makes a whole programme of drafts in either language, another takes it back', async () => {
  for (const locale of ['ru', 'en'] as const) {
    const { id, name } = await adopt(locale)
    expect(/[а-я]/i.test(name)).toBe(locale === 'ru')
    expect((await programmes()).map(({ tracks }) => tracks.map((track) => track.trackpoints.length))).toEqual(
      [[3, 4]],
    )
    expect(await offered()).toEqual({ id, name })
    done(await admin.call(undoSample, { body: { programmeId: id } }))
    expect(await programmes()).toEqual([])
    expect(await offered()).toBeNull()
  }
})

test('a sample that is published, and a programme that is none, stay', async () => {
  const { id } = await adopt('ru')
  const [{ tracks } = { tracks: [] }] = await programmes()
  const trackId = tracks[0]!.id
  await portal.db
    .updateTable('track')
    .set({ content_status: 'PUBLISHED' })
    .where('id', '=', trackId)
    .execute()
  expect(await offered()).toBeNull()
  expect((await admin.call(undoSample, { body: { programmeId: id } })).status).toBe(409)
  await portal.db.updateTable('track').set({ content_status: 'DRAFT' }).where('id', '=', trackId).execute()
  await portal.db.deleteFrom('adopted_sample').execute()
  expect((await admin.call(undoSample, { body: { programmeId: id } })).status).toBe(409)
  expect(await programmes()).toHaveLength(1)
})
