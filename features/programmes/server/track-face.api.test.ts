import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Track } from '../../../tests/support/factories/content.ts'
import { blackPng, movingGif } from '../../../tests/support/pictures.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { editTrack, getSettingsTree } from '../contract/content.endpoints.ts'
import { getPublicTrack } from '../contract/public-track.endpoints.ts'
import * as face from '../contract/track-face.endpoints.ts'
import * as whole from '../contract/whole-programme.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let by: Caller
let track: Track

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const png = { name: 'hall.png', content: blackPng(8, 4) }
const query = () => ({ trackId: String(track.id) })
const picture = async () => done(await by.send(face.uploadTrackPicture, { query: query(), file: png }))
const img = (id: unknown, alt = 'Зал') =>
  `<img data-picture="${String(id)}" alt="${alt}" width="8" height="4">`

const write = (faceText: string, version = 1) =>
  by.call(editTrack, { body: { id: track.id, version, name: track.name, faceText } })

const seen = async (id = track.id) =>
  done(await portal.guest.call(getPublicTrack, { query: { trackId: String(id) } }))

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  by = portal.as(await portal.make.member({ accelerator, role: 'ACC', admin: true }))
})

beforeEach(async () => {
  track = await portal.make.track({ programme: await portal.make.programme({ accelerator }) })
})

describe('the text of a track', () => {
  test('is on its public page, cleaned of everything active', async () => {
    const { id } = await picture()
    const answer = done(
      await write(
        `<p onclick="x()">Для <b>команд</b><script>alert(1)</script></p>${img(id)}<a href="javascript:x()">y</a>`,
      ),
    )
    const cleanText = `<p>Для <strong>команд</strong></p>${img(id)}<a>y</a>`
    expect(answer['faceText']).toBe(cleanText)
    expect((await seen())['faceText']).toBe(cleanText)
  })

  test('shows no picture of another accelerator, and none that there is not', async () => {
    const elsewhere = await portal.make.accelerator()
    const other = await portal.make.track({ accelerator: elsewhere })
    const admin = portal.as(await portal.make.member({ accelerator: elsewhere, role: 'ACC', admin: true }))
    const foreign = done(
      await admin.send(face.uploadTrackPicture, { query: { trackId: String(other.id) }, file: png }),
    )
    const text = `<p>Трек</p>${img(foreign['id'])}${img('not-an-id')}`
    expect(done(await write(text))['faceText']).toBe('<p>Трек</p>')
  })

  test('has at most 4,000 characters that one reads, and ten pictures', async () => {
    done(await write(`<p>${'я'.repeat(4000)}</p>`))
    expect((await write(`<p>${'я'.repeat(4001)}</p>`, 2)).body['fields']).toEqual({ faceText: 'TOO_LONG' })
    const eleven = Array.from({ length: 11 }, () => img('7b0e4d7e-0000-4000-8000-000000000001')).join('')
    expect((await write(eleven, 2)).body['fields']).toEqual({ faceText: 'TOO_MANY' })
  })

  test('may be changed while applications wait; over a version that is not the newest it is not', async () => {
    await portal.make.request({ track })
    done(await write('<p>Новый рассказ</p>'))
    expect((await write('<p>Старый рассказ</p>')).body['code']).toBe('STATE_CHANGED')
  })
})

describe('the picture of a track', () => {
  const cover = (file = png) => by.send(face.uploadTrackCover, { query: query(), file })
  const shown = async (url: unknown) =>
    (await portal.app.inject({ method: 'GET', url: String(url) })).statusCode

  test('is seen by everybody at an address of its own, until it is taken away', async () => {
    const { coverUrl } = done(await cover())
    expect((await seen())['coverUrl']).toBe(coverUrl)
    expect(await shown(coverUrl)).toBe(200)
    expect((await by.call(face.deleteTrackCover, { body: { trackId: track.id } })).status).toBe(204)
    expect((await seen())['coverUrl']).toBeNull()
  })

  test('is a still picture by its content', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
    for (const name of ['cover.svg', 'cover.png'])
      expect(
        (await by.send(face.uploadTrackCover, { query: query(), file: { name, content: svg } })).body['code'],
      ).toBe('FILE_INCORRECT')
    const moving = { name: 'cover.gif', content: await movingGif() }
    expect((await by.send(face.uploadTrackCover, { query: query(), file: moving })).body['code']).toBe(
      'PICTURE_ANIMATED',
    )
  })

  test('of another accelerator is not found and not changed', async () => {
    const stranger = portal.as(
      await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC', admin: true }),
    )
    expect((await stranger.send(face.uploadTrackCover, { query: query(), file: png })).status).toBe(404)
    expect((await stranger.call(face.deleteTrackCover, { body: { trackId: track.id } })).status).toBe(404)
  })
})

test('a copy and a newer version show the same, a file takes the words without the pictures', async () => {
  const { id } = await picture()
  const text = `<p>Рассказ</p>${img(id)}`
  done(await write(text))
  const { coverUrl } = done(await by.send(face.uploadTrackCover, { query: query(), file: png }))
  const newer = done(await by.call(whole.createTrackVersion, { body: { trackId: track.id } }))
  expect(newer).toMatchObject({ faceText: text, coverUrl })
  const copy = done(await by.call(whole.copyProgramme, { body: { programmeId: track.programme_id } }))
  const tree = done(
    await by.call(getSettingsTree, { headers: { 'accelerator-id': String(accelerator.id) } }),
  ) as unknown as { programmes: { id: number; tracks: { faceText: string; coverUrl: string }[] }[] }
  const copied = tree.programmes.find((one) => one.id === copy['id'])!.tracks
  expect(copied.map(({ faceText, coverUrl: url }) => [faceText, url])).toContainEqual([text, coverUrl])
  const { bytes } = await by.download(whole.exportProgramme, {
    query: { programmeId: String(track.programme_id) },
  })
  const file = JSON.parse(bytes.toString()) as { programme: { tracks: Record<string, unknown>[] } }
  expect(file.programme.tracks[0]).toMatchObject({ faceText: '<p>Рассказ</p>' })
  expect(file.programme.tracks[0]).not.toHaveProperty('coverFileId')
})
