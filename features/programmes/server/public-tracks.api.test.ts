import { beforeAll, expect, test } from 'vitest'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getPublicProgramme, listPublicProgrammes } from '../contract/public-programme.endpoints.ts'
import { getPublicTrack, listOpenTracks } from '../contract/public-track.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const ask = async <T>(endpoint: never, given: object): Promise<T> => {
  const { status, body } = await portal.guest.send(endpoint, given)
  expect(status).toBe(200)
  return body as T
}

type Days = { id: number; durationDays: number | null }

test('every public page says the days that the tasks of a track need', async () => {
  const programme = await portal.make.programme({ creation_strategy: 'STRICT' })
  const track = await portal.make.track({ programme, duration_days: 21 })
  for (const duration_days of [7, 10, 14]) await portal.make.trackpoint({ track, duration_days })
  const promised = await portal.make.track({ programme, duration_days: 21 })
  await portal.make.trackpoint({ track: promised, duration_days: null })
  const page = await ask<Days>(getPublicTrack as never, { query: { trackId: String(track.id) } })
  expect(page.durationDays).toBe(31)
  const open = await ask<{ items: Days[] }>(listOpenTracks as never, {})
  const [programmes, one] = await Promise.all([
    ask<{ items: { tracks: Days[] }[] }>(listPublicProgrammes as never, {
      query: { acceleratorId: String(programme.accelerator_id) },
    }),
    ask<{ tracks: Days[] }>(getPublicProgramme as never, { query: { programmeId: String(programme.id) } }),
  ])
  for (const tracks of [open.items, programmes.items[0]!.tracks, one.tracks]) {
    expect(tracks.find(({ id }) => id === track.id)?.durationDays).toBe(31)
    expect(tracks.find(({ id }) => id === promised.id)?.durationDays).toBe(21)
  }
})

test('open tracks in the language of the reader come first', async () => {
  const english = await portal.make.track({ name: 'Pilots', created_at: '2026-01-01T00:00:00Z' })
  const russian = await portal.make.track({ name: 'Пилоты', created_at: '2026-01-02T00:00:00Z' })
  const orderFor = async (locale: string) => {
    const { items } = await ask<{ items: { id: number }[] }>(listOpenTracks as never, {
      headers: { 'accept-language': locale },
    })
    return items.map(({ id }) => id).filter((id) => id === english.id || id === russian.id)
  }
  expect(await orderFor('ru')).toEqual([russian.id, english.id])
  expect(await orderFor('en')).toEqual([english.id, russian.id])
})
