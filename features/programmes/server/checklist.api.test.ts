import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getTrackpointChecklist, saveTrackpointChecklist } from '../contract/checklist.endpoints.ts'
import { copyTrackpoint } from '../contract/content.endpoints.ts'
import * as whole from '../contract/whole-programme.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

type Checklist = { version: number; editable: boolean; points: { id: number; text: string }[] }

const done = <T = Record<string, unknown>>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const newTrackpoint = async () => portal.make.trackpoint({ track: await portal.make.track({ accelerator }) })
const save = (trackpointId: number, version: number, ...points: { id?: number; text: string }[]) =>
  portal.as(admin).call(saveTrackpointChecklist, { body: { trackpointId, version, points } })
const read = async (trackpointId: number, by = admin) =>
  done<Checklist>(
    await portal.as(by).call(getTrackpointChecklist, { query: { trackpointId: String(trackpointId) } }),
  )
const textsOf = ({ points }: Checklist) => points.map(({ text }) => text)
const [calls, price, source] = ['Звонки подтверждены', 'Цена названа', 'Указан источник']

describe('the checklist of a trackpoint', () => {
  test('is saved whole, in its order, and read by the team, who cannot write it', async () => {
    const { id } = await newTrackpoint()
    const first = done<Checklist>(await save(id, 1, { text: calls }, { text: price }))
    expect(textsOf(first)).toEqual([calls, price])
    const [one, two] = first.points
    const second = done<Checklist>(
      await save(id, first.version, two!, { text: source }, { id: one!.id, text: 'Звонки записаны' }),
    )
    expect(textsOf(second)).toEqual([price, source, 'Звонки записаны'])
    expect(second.points.map((point) => point.id)).toEqual([two!.id, expect.any(Number), one!.id])
    const team = await portal.make.member({ accelerator, role: 'ACC' })
    expect(await read(id, team)).toMatchObject({ editable: false, points: [{ text: price }, {}, {}] })
    expect(textsOf(done<Checklist>(await save(id, second.version)))).toEqual([])
  })

  test('may be changed although teams began with the task; a point sent twice stays one', async () => {
    const track = await portal.make.track({ accelerator })
    const point = await portal.make.trackpoint({ track })
    await portal.make.participation({ track, states: ['PROCESS_CODE'] })
    const first = done<Checklist>(await save(point.id, 1, { text: calls }))
    const again = done<Checklist>(await save(point.id, first.version, { text: calls }, { text: price }))
    expect(again.points[0]).toEqual(first.points[0])
  })

  test('says nothing twice, nothing empty, at most 20 points of 300 characters, none of another task', async () => {
    const { id } = await newTrackpoint()
    const elsewhere = done<Checklist>(await save((await newTrackpoint()).id, 1, { text: calls }))
    const refused = async (...points: Parameters<typeof save>[2][]) =>
      (await save(id, 1, ...points)).body['fields']
    expect(await refused({ text: calls }, { text: calls.toUpperCase() })).toEqual({
      'points.1.text': 'ALREADY_TAKEN',
    })
    expect(await refused({ text: ' ' })).toEqual({ 'points.0.text': 'REQUIRED' })
    expect(await refused({ text: 'ц'.repeat(301) })).toEqual({ 'points.0.text': 'TOO_LONG' })
    expect(await refused(...Array.from({ length: 21 }, (_, n) => ({ text: `Пункт ${n}` })))).toEqual({
      points: 'TOO_MANY',
    })
    expect(await refused(elsewhere.points[0]!)).toEqual({ 'points.0.id': 'NOT_IN_LIST' })
    expect(await read(id)).toMatchObject({ version: 1, points: [] })
  })

  test('of two who write at once one wins, the other gets a conflict', async () => {
    const { id } = await newTrackpoint()
    const answers = await collide(portal.database, `select from trackpoint where id = ${id} for update`, [
      () => save(id, 1, { text: calls }),
      () => save(id, 1, { text: price }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await read(id)).points).toHaveLength(1)
  })
})

describe('it goes along with the task', () => {
  const listsOf = async (where: ReturnType<typeof sql>): Promise<string[][]> => {
    const { rows } = await sql<{ texts: string[] }>`
      select array(select x.text from checklist_point x where x.trackpoint_id = k.id order by x.seq) as texts
      from trackpoint k join track t on t.id = k.track_id where ${where} order by k.seq`.execute(portal.db)
    return rows.map(({ texts }) => texts)
  }

  test('into a copy of the task, a new version of its track, a copy of the programme and its file', async () => {
    const { make } = portal
    const programme = await make.programme({ accelerator })
    const track = await make.track({ programme, content_status: 'PUBLISHED' })
    const point = await make.trackpoint({ track })
    done(await save(point.id, 1, { text: calls }, { text: price }))
    const as = portal.as(admin)
    const copy = done<{ id: number }>(
      await as.call(copyTrackpoint, { body: { trackpointId: point.id, trackId: track.id } }),
    )
    expect(await listsOf(sql`k.id = ${copy.id}`)).toEqual([[calls, price]])
    const version = done<{ id: number }>(
      await as.call(whole.createTrackVersion, { body: { trackId: track.id } }),
    )
    expect(await listsOf(sql`t.id = ${version.id}`)).toEqual([
      [calls, price],
      [calls, price],
    ])
    const copied = done<{ id: number }>(
      await as.call(whole.copyProgramme, { body: { programmeId: programme.id } }),
    )
    expect((await listsOf(sql`t.programme_id = ${copied.id}`)).flat()).toHaveLength(8)
    const { bytes } = await as.download(whole.exportProgramme, { query: { programmeId: programme.id } })
    const file = JSON.parse(bytes.toString()) as {
      programme: { tracks: { trackpoints: { checklist: string[] }[] }[] }
    }
    expect(file.programme.tracks[0]!.trackpoints[0]!.checklist).toEqual([calls, price])
    const headers = { 'accelerator-id': String(accelerator.id) }
    const importing = () => as.send(whole.importProgramme, { headers, body: { file, without: [] } })
    const imported = done<{ id: number }>(await importing())
    expect((await listsOf(sql`t.programme_id = ${imported.id}`)).flat()).toHaveLength(8)
    file.programme.tracks[0]!.trackpoints[0]!.checklist.push(calls)
    expect((await importing()).body['fields']).toEqual({
      'file.programme.tracks.0.trackpoints.0.checklist.2': 'ALREADY_TAKEN',
    })
  })
})
