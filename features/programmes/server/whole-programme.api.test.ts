import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Programme } from '../../../tests/support/factories/content.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { field, group, plain, tree } from '../../fields/domain/samples.ts'
import { deleteContent, getSettingsTree, moveContent } from '../contract/content.endpoints.ts'
import { getTrackpointFields, saveTrackpointFields } from '../contract/trackpoint-field.endpoints.ts'
import * as whole from '../contract/whole-programme.endpoints.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let by: Caller
let programme: Programme
let trackId: number

type Node = Record<string, unknown> & { id: number; name: string }
type Tree = { programmes: (Node & { tracks: (Node & { trackpoints: Node[] })[] })[] }

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const settings = async () => done(await by.call(getSettingsTree, { headers: headers() })) as unknown as Tree
const node = async (id: number) => (await settings()).programmes.find((one) => one.id === id)!

/** The contents of a programme, without identifiers. */
const shown = ({ tracks, ...fields }: Tree['programmes'][number]) => {
  const own = ({ name, description, durationDays, ...rest }: Record<string, unknown>) => ({
    name,
    description,
    durationDays,
    ...Object.fromEntries(
      [
        'creationStrategy',
        'hideProjectProfile',
        'automaticPublication',
        'selectionConditions',
        'investmentType',
        'acceptAutomatically',
        'expertiseVisibleToTeam',
        'requestType',
        'expectedResult',
        'type',
        'performer',
        'strictlyAccepted',
        'answerRequired',
        'reportType',
      ].map((key) => [key, rest[key]]),
    ),
  })
  return {
    ...own(fields),
    tracks: tracks.map((track) => ({ ...own(track), trackpoints: track.trackpoints.map(own) })),
  }
}

const exported = async (id: number) => {
  const { status, bytes } = await by.download(whole.exportProgramme, { query: { programmeId: id } })
  expect(status).toBe(200)
  return JSON.parse(bytes.toString()) as Record<string, unknown> & {
    programme: Record<string, unknown> & {
      tracks: (Record<string, unknown> & { trackpoints: Record<string, unknown>[] })[]
    }
  }
}

const importing = (file: unknown, without: string[] = []) =>
  by.send(whole.importProgramme, { headers: headers(), body: { file, without } })
const previewing = (file: unknown) =>
  by.send(whole.previewProgrammeFile, { headers: headers(), body: { file } })

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  by = portal.as(await make.member({ accelerator, role: 'ACC', admin: true }))
  await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: 'goal', type: 'TEXT' }),
      group('rivals', [field({ code: 'rival', type: 'STRING' })]),
    ),
  })
  programme = await make.programme({
    accelerator,
    description: 'Двенадцать недель.',
    duration_days: 120,
    hide_project_profile: true,
  })
  const track = await make.track({
    programme,
    seq: 1,
    duration_days: 90,
    selection_conditions: 'Посевная стадия.',
    accept_automatically: true,
    expertise_visible_to_team: true,
    short_link: 'whole',
  })
  trackId = track.id
  const point = await make.trackpoint({
    track,
    seq: 1,
    duration_days: 9,
    type: 'EVALUATION',
    strictly_accepted: false,
    answer_required: false,
    report_type: 'OSTERWALDER_CANVAS',
  })
  await make.trackpoint({ track, seq: 2 })
  await make.trackpoint({ track, seq: 3, content_status: 'ARCHIVE', name: 'Старое' })
  await make.track({ programme, seq: 2, investment_type: 'INVESTMENT' })
  await make.track({ programme, seq: 3, content_status: 'ARCHIVE', name: 'Старый' })
  const fields = [
    { code: 'rivals', required: true, readOnly: false },
    { code: 'goal', required: false, readOnly: true },
  ]
  done(await by.call(saveTrackpointFields, { body: { trackpointId: point.id, version: 1, fields } }))
})

const withoutArchive = (given: Tree['programmes'][number]) => ({
  ...given,
  tracks: given.tracks
    .filter(({ contentStatus }) => contentStatus !== 'ARCHIVE')
    .map((track) => ({
      ...track,
      trackpoints: track.trackpoints.filter(({ contentStatus }) => contentStatus !== 'ARCHIVE'),
    })),
})

const askedBy = async (trackpointId: number) => {
  const answer = await by.call(getTrackpointFields, { query: { trackpointId: String(trackpointId) } })
  return (done(answer)['fields'] as { code: string; required: boolean; readOnly: boolean }[]).map(
    ({ code, required, readOnly }) => `${code}${required ? '!' : ''}${readOnly ? '=' : ''}`,
  )
}

describe('a copy of a programme', () => {
  test('has all that the programme has, as drafts, without what is archived', async () => {
    const { id } = done(await by.call(whole.copyProgramme, { body: { programmeId: programme.id } }))
    const [original, copy] = [await node(programme.id), await node(id as number)]
    expect(copy.name).toBe(`${original.name} (2)`)
    expect({ ...shown(copy), name: original.name }).toEqual(shown(withoutArchive(original)))
    const rows = [copy, ...copy.tracks, ...copy.tracks.flatMap((track) => track.trackpoints)]
    expect(new Set(rows.map(({ contentStatus }) => contentStatus))).toEqual(new Set(['DRAFT']))
    expect(copy.tracks[0]!['shortLink']).not.toBe('whole')
    expect(await askedBy(copy.tracks[0]!.trackpoints[0]!.id)).toEqual(['rivals!', 'goal='])
  })
})

describe('a newer version of a track', () => {
  test('is behind it as a draft that names its source; one draft at a time', async () => {
    const version = () => by.call(whole.createTrackVersion, { body: { trackId } })
    const made = done(await version())
    expect(made).toMatchObject({ contentStatus: 'DRAFT', copiedFrom: { id: trackId }, trackpointsCount: 2 })
    const { tracks } = await node(programme.id)
    expect(tracks.slice(0, 2).map(({ id }) => id)).toEqual([trackId, made['id']])
    expect(tracks[0]).toMatchObject({
      newerVersion: { id: made['id'], contentStatus: 'DRAFT' },
      actions: expect.not.arrayContaining(['newVersion']),
    })
    expect(await askedBy(tracks[1]!.trackpoints[0]!.id)).toEqual(['rivals!', 'goal='])
    expect((await version()).body['code']).toBe('STATE_CHANGED')
    done(await by.call(moveContent, { body: { kind: 'track', id: made['id'] as number, action: 'publish' } }))
    const next = done(await version())
    expect(next['name']).toBe(made['name'])
  })

  test('two people at the same moment: one makes it, the other gets a conflict', async () => {
    const { id, programme_id } = await make.track({ accelerator })
    const press = () => by.call(whole.createTrackVersion, { body: { trackId: id } })
    const answers = await collide(
      portal.database,
      `select from programme where id = ${programme_id} for update`,
      [press, press],
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('the schedule of a copy', () => {
  const scheduleOf = async (id: number) =>
    portal.db
      .selectFrom('track')
      .select(['request_type', 'stream_schedule_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const following = async (given: Parameters<TestPortal['make']['track']>[0] = {}) => {
    const track = await make.track({ accelerator, request_type: 'ON_SCHEDULE', ...given })
    await make.stream({ track })
    return { ...track, ...(await scheduleOf(track.id)) }
  }

  test('is that of the original, of a newer version and of each track of a programme', async () => {
    const track = await following()
    const shared = await make.track({
      accelerator,
      programme: await portal.db
        .selectFrom('programme')
        .selectAll()
        .where('id', '=', track.programme_id)
        .executeTakeFirstOrThrow(),
      request_type: 'ON_SCHEDULE',
      stream_schedule_id: track.stream_schedule_id,
    })
    const newer = done(await by.call(whole.createTrackVersion, { body: { trackId: track.id } }))
    expect(newer).toMatchObject({
      requestType: 'ON_SCHEDULE',
      followsSchedule: true,
      sharedStreamSchedule: true,
    })
    const copy = done(await by.call(whole.copyProgramme, { body: { programmeId: track.programme_id } }))
    const { tracks } = await node(copy['id'] as number)
    expect(tracks).toHaveLength(3)
    for (const { id } of [newer as { id: number }, shared, ...tracks])
      expect(await scheduleOf(id)).toEqual({
        request_type: 'ON_SCHEDULE',
        stream_schedule_id: track.stream_schedule_id,
      })
  })

  test('is none where the original takes applications at any time, whatever schedule it had before', async () => {
    const track = await following()
    await portal.db
      .updateTable('track')
      .set({ request_type: 'CONTINUOUS' })
      .where('id', '=', track.id)
      .execute()
    const newer = done(await by.call(whole.createTrackVersion, { body: { trackId: track.id } }))
    expect(newer).toMatchObject({ requestType: 'CONTINUOUS', followsSchedule: false })
    expect(await scheduleOf(newer['id'] as number)).toEqual({
      request_type: 'CONTINUOUS',
      stream_schedule_id: null,
    })
  })

  test('outlives the original: it goes with the last track that follows it', async () => {
    const track = await following()
    const newer = done(await by.call(whole.createTrackVersion, { body: { trackId: track.id } }))
    const gone = (id: number) => by.call(deleteContent, { body: { kind: 'track', id } })
    const left = () =>
      portal.db
        .selectFrom('stream')
        .select('id')
        .where('stream_schedule_id', '=', track.stream_schedule_id)
        .execute()
    expect((await gone(track.id)).status).toBe(204)
    expect(await left()).toHaveLength(1)
    expect((await gone(newer['id'] as number)).status).toBe(204)
    expect(await left()).toHaveLength(0)
  })
})

describe('a programme as a file', () => {
  test('comes back as it was, into another accelerator as well', async () => {
    const file = await exported(programme.id)
    expect(JSON.stringify(file)).not.toMatch(/shortLink|"id"|Старо|Старый/)
    const other = await make.accelerator()
    const admin = portal.as(await make.member({ accelerator: other, role: 'ACC', admin: true }))
    const there = { 'accelerator-id': String(other.id) }
    const { id } = done(
      await admin.send(whole.importProgramme, { headers: there, body: { file, without: [] } }),
    )
    const { programmes } = done(await admin.call(getSettingsTree, { headers: there })) as unknown as Tree
    expect(shown(programmes.find((one) => one.id === id)!)).toEqual(
      shown(withoutArchive(await node(programme.id))),
    )
  })

  test('that is imported or copied again takes the next number; the look into it says which', async () => {
    const file = await exported((await make.programme({ accelerator, name: 'Повторная' })).id)
    const names: unknown[] = []
    for (let n = 0; n < 2; n++) {
      names.push(done(await previewing(file))['name'])
      names.push(done(await importing(file))['name'])
    }
    expect(names).toEqual(['Повторная (2)', 'Повторная (2)', 'Повторная (3)', 'Повторная (3)'])
    const { id } = await make.programme({ accelerator, name: 'Дважды' })
    const copy = async () => done(await by.call(whole.copyProgramme, { body: { programmeId: id } }))['name']
    expect([await copy(), await copy()]).toEqual(['Дважды (2)', 'Дважды (3)'])
  })

  test('is looked into first: what cannot be found here is named, and left out only when one knows', async () => {
    const file = await exported(programme.id)
    const [task] = file.programme.tracks[0]!.trackpoints
    task!['fields'] = [
      { code: 'goal', required: true },
      { code: 'unheard_of', name: 'Выручка', required: true },
    ]
    const before = (await settings()).programmes.length
    expect(done(await previewing(file))).toMatchObject({
      tracks: expect.arrayContaining([expect.objectContaining({ trackpoints: 2 })]),
      missing: [{ track: file.programme.tracks[0]!['name'], code: 'unheard_of', name: 'Выручка' }],
    })
    expect((await importing(file)).body['code']).toBe('STATE_CHANGED')
    expect((await settings()).programmes).toHaveLength(before)
    const { id } = done(await importing(file, ['unheard_of']))
    const made = await node(id as number)
    expect(await askedBy(made.tracks[0]!.trackpoints[0]!.id)).toEqual(['goal!'])
  })
})

type File = Awaited<ReturnType<typeof exported>>

const many = (n: number, make: (at: number) => unknown) => Array.from({ length: n }, (_, at) => make(at))
const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = [value]
  return value
}

const hostile: [string, (file: File) => unknown, Record<string, string>][] = [
  ['is of another format', (file) => ({ ...file, format: 'programme' }), { 'file.format': 'INVALID' }],
  ['is of a later version', (file) => ({ ...file, version: 2 }), { 'file.version': 'INVALID' }],
  [
    'says more than the format',
    (file) => ({ ...file, acceleratorId: 1 }),
    { 'file.acceleratorId': 'UNKNOWN_FIELD' },
  ],
  [
    'names an id deep inside',
    (file) => ({ ...file, programme: { ...file.programme, tracks: [{ name: 'Трек', id: 7 }] } }),
    { 'file.programme.tracks.0.id': 'UNKNOWN_FIELD' },
  ],
  [
    'brings its own short link',
    (file) => ({ ...file, programme: { ...file.programme, tracks: [{ name: 'Трек', shortLink: 'whole' }] } }),
    { 'file.programme.tracks.0.shortLink': 'UNKNOWN_FIELD' },
  ],
  [
    'has too many tracks',
    (file) => ({
      ...file,
      programme: { ...file.programme, tracks: many(51, (at) => ({ name: `Трек ${at}` })) },
    }),
    { 'file.programme.tracks': 'TOO_MANY' },
  ],
  [
    'has too many tasks',
    (file) => ({
      ...file,
      programme: {
        ...file.programme,
        tracks: [{ name: 'Трек', trackpoints: many(101, () => ({ name: 'Задание' })) }],
      },
    }),
    { 'file.programme.tracks.0.trackpoints': 'TOO_MANY' },
  ],
  [
    'hides a link in a name',
    (file) => ({ ...file, programme: { ...file.programme, name: 'Зайди на evil.example' } }),
    { 'file.programme.name': 'LINK_NOT_ALLOWED' },
  ],
  [
    'has a text without an end',
    (file) => ({ ...file, programme: { ...file.programme, description: 'а'.repeat(4001) } }),
    { 'file.programme.description': 'TOO_LONG' },
  ],
  [
    'gives a team the task of an investment track',
    (file) => ({
      ...file,
      programme: {
        ...file.programme,
        tracks: [{ name: 'Трек', investmentType: 'INVESTMENT', trackpoints: [{ name: 'Сделка' }] }],
      },
    }),
    { 'file.programme.tracks.0.trackpoints.0.performer': 'NOT_IN_LIST' },
  ],
  [
    'evaluates twice',
    (file) => ({
      ...file,
      programme: {
        ...file.programme,
        tracks: [{ name: 'Трек', trackpoints: many(2, () => ({ name: 'Оценка', type: 'EVALUATION' })) }],
      },
    }),
    { 'file.programme.tracks.0.trackpoints.1.type': 'ALREADY_TAKEN' },
  ],
  [
    'asks for one field twice',
    (file) => ({
      ...file,
      programme: {
        ...file.programme,
        tracks: [
          { name: 'Трек', trackpoints: [{ name: 'Цель', fields: many(2, () => ({ code: 'goal' })) }] },
        ],
      },
    }),
    { 'file.programme.tracks.0.trackpoints.0.fields.1.code': 'ALREADY_TAKEN' },
  ],
]

describe('a file that', () => {
  test.each(hostile)('%s is refused at its place, and nothing is made', async (_what, spoil, fields) => {
    const file = spoil(await exported(programme.id))
    const before = (await settings()).programmes.length
    for (const answer of [await previewing(file), await importing(file)]) {
      expect(answer.status).toBe(400)
      expect(answer.body['fields']).toMatchObject(fields)
    }
    expect((await settings()).programmes).toHaveLength(before)
  })

  test('is deep, large or no object is refused in time', async () => {
    for (const file of [nested(2000), null, 7, 'text', []]) expect((await previewing(file)).status).toBe(400)
    const file = await exported(programme.id)
    expect((await previewing({ ...file, more: 'x'.repeat(1024 * 1024) })).status).toBe(413)
  })
})
