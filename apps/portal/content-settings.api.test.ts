import { beforeAll, describe, expect, test } from 'vitest'
import * as contents from '../../features/programmes/contract/content.endpoints.ts'
import { getPublicTrack } from '../../features/programmes/contract/public-track.endpoints.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let admin: Person
let by: Caller

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  by = portal.as(admin)
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const code = ({ body }: Answer) => body['code']

type Kind = 'programme' | 'track' | 'trackpoint'
type Move = 'publish' | 'archive' | 'restore'

const move = (kind: Kind, id: number, action: Move) =>
  by.call(contents.moveContent, { body: { kind, id, action } })
const remove = (kind: Kind, id: number) => by.call(contents.deleteContent, { body: { kind, id } })
const order = (kind: Kind, ids: number[]) => by.call(contents.orderContent, { body: { kind, ids } })
const programme = () => make.programme({ accelerator })
const track = (given: Parameters<typeof make.track>[0] = {}) => make.track({ accelerator, ...given })

describe('creating', () => {
  test('makes drafts at the end, and the whole tree shows them', async () => {
    const own = await make.accelerator()
    const owner = portal.as(await make.member({ accelerator: own, role: 'ACC', admin: true }))
    const headers = { 'accelerator-id': String(own.id) }
    const made: number[] = []
    for (const name of ['Первая', 'Вторая'])
      made.push(done(await owner.call(contents.createProgramme, { headers, body: { name } }))['id'] as number)
    const programmeId = made[0]!
    const { id: trackId } = done(
      await owner.call(contents.createTrack, { body: { programmeId, name: 'Посев' } }),
    )
    for (const name of ['Портрет', 'Интервью'])
      done(await owner.call(contents.createTrackpoint, { body: { trackId: trackId as number, name } }))
    expect(done(await owner.call(contents.getSettingsTree, { headers }))).toMatchObject({
      acceleratorApproved: true,
      canEdit: true,
      programmes: [
        {
          name: 'Первая',
          contentStatus: 'DRAFT',
          tracksCount: 1,
          // Deletion goes from the leaves up.
          actions: ['publish', 'edit', 'order', 'copyProgramme', 'export'],
          tracks: [
            {
              name: 'Посев',
              actions: ['edit', 'order', 'block', 'offer'],
              shortLink: expect.stringMatching(/^posev-[0-9a-f]{8}$/),
              trackpoints: [
                { name: 'Портрет', seq: 1 },
                { name: 'Интервью', seq: 2 },
              ],
            },
          ],
        },
        { name: 'Вторая', tracks: [] },
      ],
    })
  })
})

describe('deleting', () => {
  test('takes what is empty, from the bottom up', async () => {
    const { id: trackpointId, track_id: trackId } = await make.trackpoint({ track: await track() })
    const { programme_id: programmeId } = await portal.db
      .selectFrom('track')
      .select('programme_id')
      .where('id', '=', trackId)
      .executeTakeFirstOrThrow()
    expect(code(await remove('programme', programmeId))).toBe('PROGRAMME_HAS_TRACKS')
    expect(code(await remove('track', trackId))).toBe('TRACK_HAS_TRACKPOINTS')
    done(await remove('trackpoint', trackpointId))
    done(await remove('track', trackId))
    done(await remove('programme', programmeId))
    expect(code(await remove('programme', programmeId))).toBe('NOT_FOUND')
  })

  test('leaves a trackpoint that became a task, and a track somebody applied to', async () => {
    const task = await make.task({ track: await track() })
    expect(code(await remove('trackpoint', task.trackpoint_id))).toBe('TRACKPOINT_HAS_REQUESTS')
    const request = await make.request({ track: await track() })
    expect(code(await remove('track', request.track_id))).toBe('EDIT_FORBIDDEN_HAS_REQUESTS')
  })

  test('takes a track with its intakes when nobody applied in them', async () => {
    const scheduled = await track({ request_type: 'ON_SCHEDULE' })
    await make.stream({ track: scheduled })
    done(await remove('track', scheduled.id))
  })

  test('leaves the copies of a deleted trackpoint, without their origin', async () => {
    const original = await make.trackpoint({ track: await track() })
    const target = await track()
    const { id } = done(
      await by.call(contents.copyTrackpoint, { body: { trackpointId: original.id, trackId: target.id } }),
    )
    done(await remove('trackpoint', original.id))
    const stored = await portal.db
      .selectFrom('trackpoint')
      .select('copied_from_id')
      .where('id', '=', id as number)
      .executeTakeFirst()
    expect(stored).toEqual({ copied_from_id: null })
  })
})

describe('ordering', () => {
  test('puts all siblings into the given order', async () => {
    const on = await track()
    const ids: number[] = []
    for (const seq of [1, 2, 3]) ids.push((await make.trackpoint({ track: on, seq })).id)
    done(await order('trackpoint', ids.toReversed()))
    const rows = await portal.db
      .selectFrom('trackpoint')
      .select('id')
      .where('track_id', '=', on.id)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('is refused when a sibling is missing, named twice, or from elsewhere', async () => {
    const on = await track()
    const a = await make.trackpoint({ track: on })
    const b = await make.trackpoint({ track: on })
    const foreign = await make.trackpoint()
    for (const ids of [[a.id], [a.id, a.id], [a.id, foreign.id], [a.id, b.id, foreign.id]])
      expect(code(await order('trackpoint', ids))).toBe('STATE_CHANGED')
    expect(code(await order('trackpoint', [foreign.id]))).toBe('NOT_FOUND')
  })
})

describe('copying a trackpoint', () => {
  test('makes a draft at the end that says where it comes from', async () => {
    const original = await make.trackpoint({
      track: await track(),
      duration_days: 9,
      strictly_accepted: false,
    })
    const target = await track()
    await make.trackpoint({ track: target, seq: 4 })
    const body = { trackpointId: original.id, trackId: target.id }
    expect(done(await by.call(contents.copyTrackpoint, { body }))).toMatchObject({
      name: original.name,
      durationDays: 9,
      strictlyAccepted: false,
      contentStatus: 'DRAFT',
      seq: 5,
      track: { id: target.id },
      copiedFrom: { id: original.id, name: original.name },
      tasksCount: 0,
    })
  })

  test('stays within the accelerator', async () => {
    const original = await make.trackpoint({ track: await track() })
    const body = { trackpointId: original.id, trackId: (await make.track()).id }
    expect(code(await by.call(contents.copyTrackpoint, { body }))).toBe('NOT_FOUND')
  })

  test("into an investment track is refused for the team's own task", async () => {
    const original = await make.trackpoint({ track: await track() })
    const investment = await track({ investment_type: 'INVESTMENT' })
    const body = { trackpointId: original.id, trackId: investment.id }
    expect(code(await by.call(contents.copyTrackpoint, { body }))).toBe('PERFORMER_NOT_ALLOWED')
  })
})

describe('the performer on an investment track', () => {
  test('is never the team, whichever way one tries', async () => {
    const investment = await track({ investment_type: 'INVESTMENT' })
    const create = (performer: 'TEAM' | 'ACCELERATOR' | 'TRACKER') =>
      by.call(contents.createTrackpoint, { body: { trackId: investment.id, name: 'Проверка', performer } })
    expect(code(await create('TEAM'))).toBe('PERFORMER_NOT_ALLOWED')
    const { id } = done(await create('ACCELERATOR'))
    done(await create('TRACKER'))
    const edit = { id: id as number, version: 1, name: 'Проверка', performer: 'TEAM' as const }
    expect(code(await by.call(contents.editTrackpoint, { body: edit }))).toBe('PERFORMER_NOT_ALLOWED')
    const plain = await track()
    await make.trackpoint({ track: plain })
    const turned = { id: plain.id, version: 1, name: plain.name, investmentType: 'INVESTMENT' as const }
    expect(code(await by.call(contents.editTrack, { body: turned }))).toBe('PERFORMER_NOT_ALLOWED')
  })
})

describe('the evaluation task', () => {
  test('is one on a track; one in the archive does not count, until it comes back', async () => {
    const on = await track()
    const create = () =>
      by.call(contents.createTrackpoint, {
        body: { trackId: on.id, name: 'Оценка', type: 'EVALUATION' as const },
      })
    const { id } = done(await create())
    expect(code(await create())).toBe('EVALUATION_TASK_LIMIT')
    const body = { trackpointId: id as number, trackId: on.id }
    expect(code(await by.call(contents.copyTrackpoint, { body }))).toBe('EVALUATION_TASK_LIMIT')
    done(await move('trackpoint', id as number, 'publish'))
    done(await move('trackpoint', id as number, 'archive'))
    done(await create())
    expect(code(await move('trackpoint', id as number, 'restore'))).toBe('EVALUATION_TASK_LIMIT')
  })
})

describe('the short link', () => {
  test('leads to one track only', async () => {
    const taken = await track({ short_link: 'predposev-1' })
    const { id: programmeId } = await programme()
    const create = (shortLink: string) =>
      by.call(contents.createTrack, { body: { programmeId, name: 'Предпосев', shortLink } })
    expect((await create('predposev-1')).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { shortLink: 'ALREADY_TAKEN' },
    })
    const { id } = done(await create('predposev-2'))
    const edit = { id: id as number, version: 1, name: 'Предпосев', shortLink: 'predposev-1' }
    expect((await by.call(contents.editTrack, { body: edit })).body).toMatchObject({
      fields: { shortLink: 'ALREADY_TAKEN' },
    })
    const own = { id: taken.id, version: 1, name: 'Предпосев', shortLink: 'predposev-1' }
    done(await by.call(contents.editTrack, { body: own }))
    const found = await portal.guest.call(getPublicTrack, { query: { shortLink: 'predposev-1' } })
    expect(done(found)['id']).toBe(taken.id)
  })

  test.each(['With Space', 'ПРЕДПОСЕВ', '-a', 'a-', 'a_b', '../x'])('cannot be %s', async (shortLink) => {
    const { id: programmeId } = await programme()
    const answer = await by.call(contents.createTrack, { body: { programmeId, name: 'Посев', shortLink } })
    expect(answer.body).toMatchObject({ fields: { shortLink: 'INVALID' } })
  })
})

describe('two editors', () => {
  test('the later one gets a conflict and overwrites nothing', async () => {
    const p = await programme()
    const t = await track()
    const k = await make.trackpoint({ track: t })
    const edits: [(name: string) => Promise<Answer>, Kind, number][] = [
      [
        (name) => by.call(contents.editProgramme, { body: { id: p.id, version: 1, name } }),
        'programme',
        p.id,
      ],
      [(name) => by.call(contents.editTrack, { body: { id: t.id, version: 1, name } }), 'track', t.id],
      [
        (name) => by.call(contents.editTrackpoint, { body: { id: k.id, version: 1, name } }),
        'trackpoint',
        k.id,
      ],
    ]
    for (const [edit, kind, id] of edits) {
      expect(done(await edit('Сначала')), kind).toMatchObject({ version: 2, name: 'Сначала' })
      expect(code(await edit('Потом')), kind).toBe('STATE_CHANGED')
      const stored = await portal.db.selectFrom(kind).select('name').where('id', '=', id).executeTakeFirst()
      expect(stored?.name).toBe('Сначала')
    }
  })
})

describe('publishing', () => {
  test('goes from the draft to the archive and back, and nowhere else', async () => {
    const { id } = await make.programme({ accelerator, content_status: 'DRAFT' })
    for (const action of ['archive', 'restore'] as const)
      expect(code(await move('programme', id, action))).toBe('STATE_CHANGED')
    done(await move('programme', id, 'publish'))
    expect(code(await move('programme', id, 'publish'))).toBe('STATE_CHANGED')
    done(await move('programme', id, 'archive'))
    done(await move('programme', id, 'restore'))
  })

  test('a track needs a published programme; a trackpoint publishes inside a draft track', async () => {
    const draft = await make.programme({ accelerator, content_status: 'DRAFT' })
    const inside = await make.track({ programme: draft, content_status: 'DRAFT' })
    const point = await make.trackpoint({ track: inside, content_status: 'DRAFT' })
    done(await move('trackpoint', point.id, 'publish'))
    expect(code(await move('track', inside.id, 'publish'))).toBe('PARENT_NOT_PUBLISHED')
    done(await move('programme', draft.id, 'publish'))
    done(await move('track', inside.id, 'publish'))
  })

  test('is not for an accelerator that nobody approved', async () => {
    const waiting = await make.accelerator({ approval: 'ON_COORDINATION' })
    const owner = portal.as(await make.member({ accelerator: waiting, role: 'ACC', admin: true }))
    const draft = await make.programme({ accelerator: waiting, content_status: 'DRAFT' })
    const body = { kind: 'programme' as const, id: draft.id, action: 'publish' as const }
    // Membership does not count: the person who will administer it does not even see its content yet.
    expect((await owner.call(contents.moveContent, { body })).status).toBe(404)
  })

  test('closes and opens a track for applications', async () => {
    const { id } = await track()
    const access = (accessStatus: 'BLOCKED' | 'ALLOWED_TO_WORK') =>
      by.call(contents.setTrackAccess, { body: { id, accessStatus } })
    expect(done(await access('BLOCKED'))['accessStatus']).toBe('BLOCKED')
    const closed = await portal.guest.call(getPublicTrack, { query: { trackId: String(id) } })
    expect(done(closed)['closedBecause']).toBe('TRACK_BLOCKED')
    expect(done(await access('ALLOWED_TO_WORK'))['accessStatus']).toBe('ALLOWED_TO_WORK')
  })
})
