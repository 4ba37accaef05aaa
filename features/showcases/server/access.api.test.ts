import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import * as keyed from '../contract/keyed.endpoints.ts'
import * as publications from '../contract/project-publication.endpoints.ts'
import * as access from '../contract/showcase-access.endpoints.ts'
import { keyLimit } from '../domain/access.rules.ts'
import { sendRenamedValues } from './renamed-values.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let project: Project
let template: PublicationTemplate

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({
    main: true,
    status: 'ACTIVE',
    tree: tree(plain({ code: 'market', type: 'STRING' }), plain({ code: 'secret', type: 'STRING' })),
  })
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  template = await make.publicationTemplate({ accelerator, codes: ['market', 'secret'] })
  await make.publicationConsent({ project, accelerator })
  await write('market', 'Сельское хозяйство')
  await write('secret', 'Патент на стадии заявки')
  await show(['market'], 'VISIBLE_ALL')
})

const outcome = ({ status, body }: Answer): unknown => body['code'] ?? status
const write = (field: string, value: string) =>
  portal.as(leader).call(saveProjectProfile, {
    body: { projectId: project.id, cells: [{ code: field, item: null, field, value, version: 0 }] },
  })
const show = (codes: string[], visibility: 'VISIBLE_ALL' | 'NON_VISIBLE') =>
  portal.as(leader).call(setProfileVisibility, { body: { projectId: project.id, codes, visibility } })
const move = (action: 'publish' | 'republish' | 'unpublish', of = template) =>
  portal.as(admin).call(publications.moveProjectPublication, {
    body: { projectId: project.id, templateId: of.id, action },
  })
const open = (level: string) =>
  sql`update project set access_level = ${level} where id = ${project.id}`.execute(portal.db)
const createKey = async (of = template): Promise<{ id: number; secret: string }> => {
  const made = await portal
    .as(admin)
    .call(access.createShowcaseKey, { body: { templateId: of.id, name: 'Сайт' } })
  expect(outcome(made)).toBe(200)
  return made.body as { id: number; secret: string }
}
const readAccess = async () =>
  (await portal.as(admin).call(access.getShowcaseAccess, { query: { templateId: String(template.id) } }))
    .body as {
    origins: { origin: string; actions: string[] }[]
    keys: { id: number; secretAt: string; lastUsedAt: string | null; revokedAt: string | null }[]
  }
const list = (secret: string, query: Record<string, string> = {}) =>
  portal.guest.send(keyed.listProjectsByKey, { query, headers: { 'x-api-key': secret } })
const changes = (secret: string, after?: string) =>
  portal.guest.send(keyed.listChangesByKey, { query: { after }, headers: { 'x-api-key': secret } })
const one = (secret: string, id = project.id) =>
  portal.guest.send(keyed.getProjectByKey, { query: { projectId: id }, headers: { 'x-api-key': secret } })

describe('sites of frames', () => {
  const add = (origin: string) =>
    portal.as(admin).send(access.addShowcaseOrigin, { body: { templateId: template.id, origin } })

  test('are origins, each once, up to the limit', async () => {
    expect([await add('Example.com'), await add('https://example.com/')].map(outcome)).toEqual([204, 204])
    expect(outcome(await add('http://localhost:3000'))).toBe(204)
    expect((await readAccess()).origins).toEqual([
      { origin: 'https://example.com', actions: ['remove'] },
      { origin: 'http://localhost:3000', actions: ['remove'] },
    ])
    for (const wrong of [
      'http://example.com',
      'https://example.com/page',
      'https://user@example.com',
      "https://a.com;script-src 'unsafe-inline'",
      'https://a;b.com',
      'https://*.example.com',
      'https://10.0.0.1',
      'javascript:alert(1)',
      'null',
      '*',
    ])
      expect((await add(wrong)).body['fields'], wrong).toEqual({ origin: 'INVALID_URL' })
    await sql`update publication_template set frame_origins = array(select 'https://s' || n || '.example' from generate_series(1, 20) n)
      where id = ${template.id}`.execute(portal.db)
    expect((await add('https://one-more.example')).body).toMatchObject({
      code: 'SHOWCASE_ACCESS_LIMIT',
      params: { limit: 20 },
    })
  })
})

describe('a key', () => {
  test('reads what a guest reads of its own showcase, and nothing else', async () => {
    await move('publish')
    const { secret } = await createKey()
    const answer = await list(secret)
    expect(answer.body).toMatchObject({
      total: 1,
      items: [
        { id: project.id, name: project.name, fields: [{ code: 'market', value: 'Сельское хозяйство' }] },
      ],
    })
    expect((answer.body['items'] as { url: string }[])[0]!.url).toMatch(
      /^http.*\/details\/project-details\?id=\d+$/,
    )
    const page = await one(secret)
    expect(page.body).toMatchObject({ id: project.id, values: { plain: { market: 'Сельское хозяйство' } } })
    expect(JSON.stringify([answer.body, page.body])).not.toContain('Патент')
    const other = await createKey(await portal.make.publicationTemplate({ accelerator }))
    expect([await one(other.secret), await one(secret, 987_654)].map(outcome)).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect((await list(other.secret)).body['items']).toEqual([])
    await show(['market'], 'NON_VISIBLE')
    expect((await list(secret)).body).toMatchObject({ items: [{ fields: [] }] })
    await open('AUTHORIZED')
    expect([outcome(await one(secret)), (await list(secret)).body['total']]).toEqual(['NOT_FOUND', 0])
  })

  test('opens until it is revoked, the one before it until the end of its term', async () => {
    const { id, secret } = await createKey()
    expect(outcome(await list(secret))).toBe(200)
    const [key] = (await readAccess()).keys
    expect(key!.lastUsedAt).not.toBeNull()
    expect(JSON.stringify(await readAccess())).not.toContain(secret)
    const rotate = (overlapDays: number, secretAt = key!.secretAt) =>
      portal.as(admin).call(access.rotateShowcaseKey, { body: { keyId: id, secretAt, overlapDays } })
    const next = (await rotate(3)).body['secret'] as string
    expect(outcome(await rotate(3))).toBe('STATE_CHANGED')
    expect([await list(secret), await list(next)].map(outcome)).toEqual([200, 200])
    await sql`update showcase_key set previous_until = now() where id = ${id}`.execute(portal.db)
    expect([await list(secret), await list(next)].map(outcome)).toEqual(['ACCESS_DENIED', 200])
    const revoke = () => portal.as(admin).call(access.revokeShowcaseKey, { body: { keyId: id } })
    expect([await revoke(), await revoke(), await list(next)].map(outcome)).toEqual([
      204,
      'STATE_CHANGED',
      'ACCESS_DENIED',
    ])
    for (const wrong of ['x', `${next}x`, next.split('.')[0]!, '.', '\u0000'])
      expect(outcome(await list(encodeURIComponent(wrong))), wrong).toBe('ACCESS_DENIED')
  })

  test('of a showcase that is not for everybody opens nothing', async () => {
    const { secret } = await createKey()
    for (const set of [{ is_public: false }, { is_public: true, content_status: 'ARCHIVE' as const }]) {
      await portal.db.updateTable('publication_template').set(set).where('id', '=', template.id).execute()
      expect(outcome(await list(secret))).toBe('ACCESS_DENIED')
    }
  })

  test('has a rate limit, learns what is unchanged, and is read by pages of other sites', async () => {
    const { id, secret } = await createKey()
    const ask = (headers: Record<string, string> = {}) =>
      portal.app.inject({
        url: `/api/v1${keyed.listProjectsByKey.path}`,
        headers: { 'x-api-key': secret, origin: 'https://example.com', ...headers },
      })
    const first = await ask()
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-cache',
    })
    expect((await ask({ 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304)
    const preflight = await portal.app.inject({
      method: 'OPTIONS',
      url: `/api/v1${keyed.listProjectsByKey.path}`,
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      expect.stringContaining('x-api-key'),
    ])
    await sql`update rate_limit set hits = ${keyLimit.hits} where key = ${`showcase-key:${id}`}`.execute(
      portal.db,
    )
    const refused = await ask()
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('the feed', () => {
  const read = async (secret: string, after?: string) => {
    const { body } = await changes(secret, after)
    return {
      kinds: (body['items'] as { kind: string }[]).map(({ kind }) => kind),
      next: body['next'] as string,
    }
  }

  test('lists what was added, what looks different and what is gone, by ids alone', async () => {
    const { secret } = await createKey()
    expect((await read(secret)).kinds).toEqual([])
    await move('publish')
    let { kinds, next } = await read(secret)
    expect(kinds).toEqual(['PUBLISHED'])
    const steps: readonly [() => Promise<unknown>, string[]][] = [
      [() => show(['market'], 'NON_VISIBLE'), ['CHANGED']],
      [() => show(['not_shown_here'], 'NON_VISIBLE'), []],
      [() => open('AUTHORIZED'), ['TAKEN_BACK']],
      [() => show(['market'], 'VISIBLE_ALL'), []],
      [() => open('ALL'), ['PUBLISHED']],
      [async () => void (await move('unpublish')), ['TAKEN_BACK']],
      [async () => void (await move('publish')), ['PUBLISHED']],
    ]
    for (const [step, expected] of steps) {
      await step()
      ;({ kinds, next } = await read(secret, next))
      expect(kinds, String(step)).toEqual(expected)
    }
    expect((await read(secret)).kinds).toEqual(['PUBLISHED'])
    const { body } = await changes(secret)
    expect(Object.keys((body['items'] as object[])[0]!)).toEqual(['projectId', 'kind', 'at'])
  })

  test('reports a new name of a value, some projects after the other, and only of those that show it', async () => {
    const [industry, stage] = await Promise.all(
      ['INDUSTRIES', 'PROJECT_STAGES'].map(async (code) => {
        const { rows } = await sql<{ id: number }>`
          select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
          where d.code = ${code} order by v.id limit 1`.execute(portal.db)
        return rows[0]!.id
      }),
    )
    const of = await portal.make.publicationTemplate({ accelerator, codes: ['industries'] })
    const shows = await portal.make.project({ industry_ids: [industry!], stage_id: stage! })
    const other = await portal.make.project({ stage_id: stage! })
    for (const one of [shows, other]) await portal.make.publication({ project: one, template: of })
    const { secret } = await createKey(of)
    const { next } = await read(secret)
    const rename = (id: number) =>
      sql`update dictionary_value set name_ru = name_ru || ' (новое)' where id = ${id}`.execute(portal.db)
    // In production the database enqueues the job; here it runs like a worker, to completion.
    const work = async () => {
      for (;;) {
        const { rows } = await sql<{ id: string; payload: object }>`
          delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
          where t.id = j.task_id and t.identifier = ${sendRenamedValues.name} returning j.id, j.payload`.execute(
          portal.db,
        )
        if (rows.length === 0) return
        for (const { payload } of rows) await sendRenamedValues.run({ db: portal.db } as never, payload)
      }
    }
    await rename(stage!)
    await work()
    expect((await read(secret, next)).kinds).toEqual([])
    await rename(industry!)
    await work()
    const { body } = await changes(secret, next)
    expect(body['items']).toMatchObject([{ projectId: shows.id, kind: 'CHANGED' }])
  })

  test('does not name what nobody could see', async () => {
    const { secret } = await createKey()
    await open('AUTHORIZED')
    await move('publish')
    await move('unpublish')
    expect((await read(secret)).kinds).toEqual([])
  })

  test('goes on from its own cursors only', async () => {
    const [own, other] = [
      await createKey(),
      await createKey(await portal.make.publicationTemplate({ accelerator })),
    ]
    await move('publish')
    const { next } = await read(own.secret)
    for (const [secret, after] of [
      [other.secret, next],
      [own.secret, `${template.id}-999999999999999`],
      [own.secret, `${template.id}-99999999999999999999`],
      [own.secret, 'x'.repeat(81)],
      [own.secret, "1-1' or 1=1"],
    ] as const)
      expect((await changes(secret, after)).body['fields'], after).toEqual({ after: 'INVALID' })
  })

  test('misses nothing that is committed behind somebody who was faster', async () => {
    const { secret } = await createKey()
    const other = await portal.make.project({ leader: await portal.make.person() })
    const publish = (db: TestPortal['db'], id: number) =>
      sql`
      insert into project_publication (project_id, template_id, accelerator_id, status, published_at)
      values (${id}, ${template.id}, ${accelerator.id}, 'PUBLISHED', now())`.execute(db)
    let next = ''
    await portal.db.transaction().execute(async (tx) => {
      await publish(tx, project.id)
      await publish(portal.db, other.id)
      const first = await read(secret)
      expect(first.kinds).toEqual(['PUBLISHED'])
      next = first.next
    })
    expect((await read(secret, next)).kinds).toEqual(['PUBLISHED'])
    expect((await read(secret)).kinds).toEqual(['PUBLISHED', 'PUBLISHED'])
  })
})
