import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import * as contents from '../contract/content.endpoints.ts'
import * as whole from '../contract/whole-programme.endpoints.ts'
import { maxContents, maxTotals } from '../domain/content-limits.rules.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let by: Caller

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  by = portal.as(await make.member({ accelerator, role: 'ACC', admin: true }))
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const full = (kind: keyof typeof maxContents) => ({
  status: 409,
  body: { code: `${kind.toUpperCase()}_LIMIT`, params: { limit: maxContents[kind] } },
})

/** Creates this number of tracks in a programme, every third one archived. */
const fillProgramme = (programme: { id: number; accelerator_id: number }, count: number) =>
  sql`insert into track (accelerator_id, programme_id, name, short_link, content_status, seq)
    select ${programme.accelerator_id}, ${programme.id}, 'Трек ' || n, 'full-' || ${programme.id} || '-' || n,
      case n % 3 when 0 then 'ARCHIVE' else 'PUBLISHED' end, n
    from generate_series(1, ${count}::int) n`.execute(portal.db)

const fillTrack = (track: { id: number; accelerator_id: number }, count: number, status = 'PUBLISHED') =>
  sql`insert into trackpoint (accelerator_id, track_id, name, content_status, seq)
    select ${track.accelerator_id}, ${track.id}, 'Задание ' || n, ${status}, n
    from generate_series(1, ${count}::int) n`.execute(portal.db)

const createTask = (trackId: number) =>
  by.call(contents.createTrackpoint, { body: { trackId, name: 'Ещё одно' } })

const createTrack = (programmeId: number) =>
  by.call(contents.createTrack, { body: { programmeId, name: 'Ещё один' } })

describe('a track that is full', () => {
  test('takes no more tasks, new or copied', async () => {
    const track = await make.track({ accelerator })
    await fillTrack(track, maxContents.trackpoint - 1)
    const { id } = done(await createTask(track.id))
    expect(await createTask(track.id)).toMatchObject(full('trackpoint'))
    expect(
      await by.call(contents.copyTrackpoint, { body: { trackpointId: id as number, trackId: track.id } }),
    ).toMatchObject(full('trackpoint'))
    done(await by.call(contents.deleteContent, { body: { kind: 'trackpoint', id: id as number } }))
    done(await createTask(track.id))
  })

  test('has a place for one of two who come at once', async () => {
    const track = await make.track({ accelerator })
    await fillTrack(track, maxContents.trackpoint - 1)
    const press = () => createTask(track.id)
    const answers = await collide(portal.database, `select from track where id = ${track.id} for update`, [
      press,
      press,
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('of an earlier day with more than that is not copied: not as a version, nor with its programme', async () => {
    const track = await make.track({ accelerator })
    await fillTrack(track, maxContents.trackpoint + 1)
    expect(await by.call(whole.createTrackVersion, { body: { trackId: track.id } })).toMatchObject(
      full('trackpoint'),
    )
    expect(await by.call(whole.copyProgramme, { body: { programmeId: track.programme_id } })).toMatchObject(
      full('trackpoint'),
    )
    const { rows } =
      await sql`select from programme where name like '%(2)' and accelerator_id = ${accelerator.id}`.execute(
        portal.db,
      )
    expect(rows).toEqual([])
  })
})

describe('a programme that is full', () => {
  test('takes no more tracks, new or a newer version, those in the archive among them', async () => {
    const programme = await make.programme({ accelerator })
    await fillProgramme(programme, maxContents.track - 1)
    const { id } = done(await createTrack(programme.id))
    expect(await createTrack(programme.id)).toMatchObject(full('track'))
    done(
      await by.call(contents.moveContent, { body: { kind: 'track', id: id as number, action: 'publish' } }),
    )
    expect(await by.call(whole.createTrackVersion, { body: { trackId: id as number } })).toMatchObject(
      full('track'),
    )
  })

  test('has a place for one of two who come at once', async () => {
    const programme = await make.programme({ accelerator })
    await fillProgramme(programme, maxContents.track - 1)
    const press = () => createTrack(programme.id)
    const answers = await collide(
      portal.database,
      `select from programme where id = ${programme.id} for update`,
      [press, press],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('with more than that of an earlier day is not copied', async () => {
    const programme = await make.programme({ accelerator })
    await fillProgramme(programme, maxContents.track * 2)
    expect(await by.call(whole.copyProgramme, { body: { programmeId: programme.id } })).toMatchObject(
      full('track'),
    )
  })
})

test('the number of programmes of an accelerator is limited: new, copied or from a file; one of two gets the last place', async () => {
  const house = await make.accelerator()
  const admin = portal.as(await make.member({ accelerator: house, role: 'ACC', admin: true }))
  const headers = { 'accelerator-id': String(house.id) }
  const first = await make.programme({ accelerator: house, content_status: 'ARCHIVE' })
  await sql`insert into programme (accelerator_id, name, seq)
    select ${house.id}, 'Программа ' || n, n from generate_series(2, ${maxContents.programme - 1}::int) n`.execute(
    portal.db,
  )
  const create = () => admin.call(contents.createProgramme, { headers, body: { name: 'Ещё одна' } })
  const answers = await collide(
    portal.database,
    `select from accelerator where id = ${house.id} for update`,
    [create, create],
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await create()).toMatchObject(full('programme'))
  expect(await admin.call(whole.copyProgramme, { body: { programmeId: first.id } })).toMatchObject(
    full('programme'),
  )
  const file = {
    format: 'accelerator-programme' as const,
    version: 1 as const,
    programme: { name: 'Из файла', tracks: [] },
  }
  expect(await admin.call(whole.importProgramme, { headers, body: { file, without: [] } })).toMatchObject(
    full('programme'),
  )
})

describe('totals across tracks and programmes', () => {
  const inAll = (code: string, limit: number) => ({ status: 409, body: { code, params: { limit } } })
  const fileOf = (tracks: number, tasks: number) => ({
    format: 'accelerator-programme' as const,
    version: 1 as const,
    programme: {
      name: 'Из файла',
      tracks: Array.from({ length: tracks }, (_, n) => ({
        name: `Трек ${n}`,
        trackpoints: Array.from({ length: tasks }, (_unused, k) => ({ name: `Задание ${k}` })),
      })),
    },
  })
  const house = async () => {
    const own = await make.accelerator()
    const admin = portal.as(await make.member({ accelerator: own, role: 'ACC', admin: true }))
    const headers = { 'accelerator-id': String(own.id) }
    const importFile = (tracks: number, tasks: number) =>
      admin.call(whole.importProgramme, { headers, body: { file: fileOf(tracks, tasks), without: [] } })
    return { own, admin, headers, importFile }
  }

  test('the number of tasks of a programme is limited, regardless of their source', async () => {
    const { own, admin, importFile } = await house()
    expect(await importFile(11, 100)).toMatchObject(inAll('PROGRAMME_TASK_LIMIT', maxTotals.programmeTasks))
    const programme = await make.programme({ accelerator: own })
    const tracks = await Promise.all(Array.from({ length: 11 }, () => make.track({ programme })))
    for (const track of tracks.slice(0, 10)) await fillTrack(track, maxContents.trackpoint)
    expect(
      await admin.call(contents.createTrackpoint, { body: { trackId: tracks[10]!.id, name: 'Ещё одно' } }),
    ).toMatchObject(inAll('PROGRAMME_TASK_LIMIT', maxTotals.programmeTasks))
  })

  test('the number of tasks and tracks of an accelerator is limited: imports end, and the tree stays whole', async () => {
    const { admin, headers, importFile } = await house()
    for (let n = 0; n < 3; n++) done(await importFile(10, 100))
    expect(await importFile(1, 1)).toMatchObject(inAll('ACCELERATOR_TASK_LIMIT', maxTotals.acceleratorTasks))
    for (let n = 0; n < 9; n++) done(await importFile(50, 0))
    done(await importFile(20, 0))
    expect(await importFile(1, 0)).toMatchObject(
      inAll('ACCELERATOR_TRACK_LIMIT', maxTotals.acceleratorTracks),
    )
    const { programmes } = done(await admin.call(contents.getSettingsTree, { headers })) as unknown as {
      programmes: { tracks: { trackpoints: unknown[] }[] }[]
    }
    const tracks = programmes.flatMap((programme) => programme.tracks)
    expect(tracks).toHaveLength(maxTotals.acceleratorTracks)
    expect(tracks.flatMap(({ trackpoints }) => trackpoints)).toHaveLength(maxTotals.acceleratorTasks)
  })
})
