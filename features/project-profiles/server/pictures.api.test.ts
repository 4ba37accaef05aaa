import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { blackPng, hollowPng, movingGif } from '../../../tests/support/pictures.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import type { ElementVisibility } from '../../projects/domain/states.ts'
import { downloadProfilePicture, uploadProfilePicture } from '../contract/picture.endpoints.ts'
import { getProfileAt, getProjectProfile, saveProjectProfile } from '../contract/profile.endpoints.ts'

const whole = tree(
  plain({ code: 'pitch', type: 'STRING' }),
  plain({ code: 'story', type: 'TEXT', rich: true }),
  plain({ code: 'secret', type: 'TEXT', rich: true }),
  group('founders', [field({ code: 'founder', type: 'TEXT', rich: true })]),
  table('costs', [column({ code: 'why', type: 'TEXT', rich: true })]),
)

let portal: TestPortal
let accelerator: Accelerator
let people: Record<'leader' | 'mate' | 'stranger' | 'team' | 'foreign', Person>
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true, tree: whole })
  accelerator = await portal.make.accelerator()
  people = {
    leader: await portal.make.person(),
    mate: await portal.make.person(),
    stranger: await portal.make.person(),
    team: await portal.make.member({ accelerator, role: 'ACC' }),
    foreign: await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' }),
  }
})

const fresh = async (): Promise<Project> => {
  project = await portal.make.project({ leader: people.leader, members: [people.mate] })
  return project
}

type Where = { code?: string; item?: string; field?: string; opener?: string; of?: Project }
const at = ({ code = 'story', item, field: name, opener, of = project }: Where) => ({
  projectId: String(of.id),
  code,
  field: name ?? code,
  ...(item ? { item } : {}),
  ...(opener ? { opener } : {}),
})

type File = { name: string; content: Buffer | string }
const pump = (): File => ({ name: 'pump.png', content: blackPng(8, 4) })

const upload = (where: Where = {}, by = people.leader, file: File = pump()): Promise<Answer> =>
  portal.as(by).send(uploadProfilePicture, { query: at(where), file })

const uploaded = async (where: Where = {}, by = people.leader): Promise<string> => {
  const { status, body } = await upload(where, by)
  expect(status, JSON.stringify(body)).toBe(200)
  return body['id'] as string
}

const seen = async (pictureId: string, by: Person | null, where: Where = {}): Promise<number> =>
  (
    await (by ? portal.as(by) : portal.guest).download(downloadProfilePicture, {
      query: { ...at(where), pictureId },
    })
  ).status

const image = (id: string, alt = 'Насос'): string =>
  `<img data-picture="${id}" alt="${alt}" width="8" height="4">`

const save = async (
  code: string,
  value: string | null,
  version = 0,
  where: Where = {},
  by = people.leader,
) => {
  const { status, body } = await portal.as(by).call(saveProjectProfile, {
    body: {
      projectId: (where.of ?? project).id,
      ...(where.opener ? { opener: where.opener } : {}),
      add: [],
      cells: [{ code, item: null, field: code, value, version }],
    },
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

const textOf = async (code: string, by = people.leader, of = project): Promise<unknown> => {
  const query = { projectId: String(of.id) }
  const { body } = await portal.as(by).call(getProjectProfile, { query })
  return (body['values'] as { plain: Record<string, unknown> }).plain[code]
}

const show = (codes: string[], visibility: ElementVisibility) =>
  portal.as(people.leader).call(setProfileVisibility, { body: { projectId: project.id, codes, visibility } })

describe('a picture of a text', () => {
  test('is re-encoded, no larger than a text needs, and is in the text with its size', async () => {
    await fresh()
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
      .toBuffer()
    const { body } = await upload({}, people.leader, { name: 'photo.jpg', content: photo })
    expect(body).toMatchObject({ width: 1600, height: 800 })
    const id = String(body['id'])
    await save('story', `<p>Вот:</p><img data-picture="${id}" alt="Насос" width="1" height="1" onload="x()">`)
    expect(await textOf('story')).toBe(
      `<p>Вот:</p><img data-picture="${id}" alt="Насос" width="1600" height="800">`,
    )
    const { bytes } = await portal
      .as(people.mate)
      .download(downloadProfilePicture, { query: { ...at({}), pictureId: id } })
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.includes('GPS')).toBe(false)
  })

  test('alone is a text', async () => {
    await fresh()
    const id = await uploaded()
    await save('story', image(id, ''))
    expect(await textOf('story')).toBe(image(id, ''))
  })

  test('is cached by the browser of a permitted reader, and revalidated', async () => {
    await fresh()
    const id = await uploaded()
    const ask = async (by: Person, headers: Record<string, string> = {}) =>
      portal.app.inject({
        method: 'GET',
        url: `/api/v1/project-profile/picture?${new URLSearchParams({ ...at({}), pictureId: id }).toString()}`,
        headers: { authorization: `Bearer ${await portal.tokenOf(by)}`, ...headers },
      })
    const { headers } = await ask(people.leader)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(headers['etag']) }
    expect((await ask(people.leader, known)).statusCode).toBe(304)
    expect((await ask(people.mate, known)).statusCode).toBe(404)
  })

  test('of one field may be in another, not in one of another project', async () => {
    const first = await fresh()
    const id = await uploaded()
    await save('secret', image(id))
    expect(await textOf('secret')).toBe(image(id))
    await fresh()
    await save('story', `<p>Чужая</p>${image(id)}`)
    expect(await textOf('story')).toBe('<p>Чужая</p>')
    expect(await seen(id, people.leader)).toBe(404)
    expect(await seen(id, people.leader, { of: first })).toBe(200)
  })
})

describe('is refused', () => {
  test.each([
    ['an svg', 'pump.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'FILE_INCORRECT'],
    [
      'an svg that is called a png',
      'pump.png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'FILE_INCORRECT',
    ],
    ['a page', 'pump.png', '<!doctype html><script>x()</script>', 'FILE_INCORRECT'],
    ['a text', 'pump.txt', 'Насос', 'FILE_INCORRECT'],
    ['a torn picture', 'pump.png', blackPng(300, 300).subarray(0, 60), 'FILE_INCORRECT'],
    ['a picture without end', 'pump.png', hollowPng(60_000, 60_000), 'PICTURE_TOO_LARGE'],
  ])('%s', async (_what, name, content, code) => {
    await fresh()
    expect((await upload({}, people.leader, { name, content })).body['code']).toBe(code)
  })

  test('one that moves', async () => {
    await fresh()
    const { status, body } = await upload({}, people.leader, { name: 'a.gif', content: await movingGif() })
    expect([status, body['code']]).toEqual([400, 'PICTURE_ANIMATED'])
  })

  test('one for a field without marks, in a cell of a table, or of no template', async () => {
    await fresh()
    for (const where of [
      { code: 'pitch' },
      { code: 'costs', field: 'why', item: randomUUID() },
      { code: 'no' },
    ])
      expect((await upload(where)).body['fields'], where.code).toEqual({ field: 'UNKNOWN_FIELD' })
    expect((await upload({ code: 'founders', field: 'founder', item: randomUUID() })).status).toBe(200)
  })

  test('one more than the limit of a profile, and nothing of it stays', async () => {
    await fresh()
    await sql`with made as (
        insert into file (id, entity, name, mime, size, sha256, uploaded_by)
        select gen_random_uuid(), 'RICH_TEXT_IMAGE', 'a.webp', 'image/webp', 1, '-', ${people.leader.uid} from generate_series(1, 149)
        returning id)
      insert into profile_picture (file_id, project_id, width, height)
      select id, ${project.id}, 1, 1 from made`.execute(portal.db)
    await uploaded()
    const { status, body } = await upload()
    expect([status, body['code']]).toEqual([409, 'PICTURE_LIMIT'])
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from profile_picture where project_id = ${project.id}`.execute(portal.db)
    expect(rows[0]!.n).toBe(150)
  })

  test('one of who does not write the profile', async () => {
    await fresh()
    expect((await upload({}, people.stranger)).status).toBe(404)
    expect((await portal.guest.send(uploadProfilePicture, { query: at({}), file: pump() })).status).toBe(401)
    await portal.make.participation({ project, track: await portal.make.track({ accelerator }) })
    expect((await upload({}, people.team)).status).toBe(403)
  })
})

describe('a picture is seen', () => {
  test('by its uploader at once, by others once it is in a text that they read', async () => {
    await fresh()
    await portal.make.participation({ project, track: await portal.make.track({ accelerator }) })
    const id = await uploaded()
    const readers = () => Promise.all([people.leader, people.mate, people.team].map((by) => seen(id, by)))
    expect(await readers()).toEqual([200, 404, 404])
    await save('story', image(id))
    expect(await readers()).toEqual([200, 200, 200])
    for (const by of [people.stranger, people.foreign, null]) expect(await seen(id, by)).toBe(404)
    // It is not found at a place that does not contain it.
    for (const where of [{ code: 'secret' }, { code: 'no' }])
      expect(await seen(id, people.mate, where)).toBe(404)
    expect(await seen(randomUUID(), people.leader)).toBe(404)
  })

  test('by nobody who may not read its text, and by nobody through another text', async () => {
    await fresh()
    const track = await portal.make.track({ accelerator })
    const task = await portal.make.task({ project, track })
    const { id: template } = await portal.make.profileTemplate({
      status: 'ACTIVE',
      tree: tree(plain({ code: 'story', type: 'TEXT', rich: true })),
    })
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: task.trackpoint_id,
      template_id: template,
      element_code: 'story',
      seq: 0,
    })
    const id = await uploaded({ code: 'secret' })
    await save('secret', image(id))
    await save('story', '<p>Открыто</p>')
    const opener = `task:${task.id}`
    expect(await seen(id, people.team, { code: 'secret' })).toBe(200)
    expect((await show(['secret'], 'NON_VISIBLE')).status).toBeLessThan(300)
    expect(await seen(id, people.mate, { code: 'secret' })).toBe(200)
    for (const where of [{ code: 'secret' }, { code: 'secret', opener }, { code: 'story', opener }, {}])
      expect(await seen(id, people.team, where), JSON.stringify(where)).toBe(404)
  })

  test('of an earlier text by who follows the profile, not by readers of its page', async () => {
    await fresh()
    await portal.make.participation({ project, track: await portal.make.track({ accelerator }) })
    expect((await show(['story'], 'VISIBLE_ALL')).status).toBeLessThan(300)
    const id = await uploaded()
    await save('story', image(id))
    const then = new Date().toISOString()
    // Times are stored in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await save('story', '<p>Без картинки</p>', 1)
    const was = await portal
      .as(people.mate)
      .call(getProfileAt, { query: { projectId: String(project.id), at: then } })
    expect(JSON.stringify(was.body)).toContain(id)
    expect(await seen(id, people.mate)).toBe(200)
    for (const by of [people.stranger, people.foreign, null]) expect(await seen(id, by)).toBe(404)
  })
})
