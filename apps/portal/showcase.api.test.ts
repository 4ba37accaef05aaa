import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getShowcaseAccelerator,
  listShowcaseAccelerators,
} from '../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import * as people from '../../features/people/contract/showcase-people.endpoints.ts'
import {
  getPublicProgramme,
  listPublicProgrammes,
} from '../../features/programmes/contract/public-programme.endpoints.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'
import { renderPublicPage } from '../web/public/render.tsx'

/**
 * What the world may not see it does not see on any surface: list, search, filter counts, page, what the server draws of it
 * for search engines and previews, site map. And a hostile name harms no card.
 */
let portal: TestPortal

const hostile = {
  name: `</script><img src=x onerror=alert(1)>‮${'Щ'.repeat(180)}`,
  word: 'Щ'.repeat(180),
}

const shell =
  '<!doctype html><html lang="ru"><head><title></title></head><body><div id="root"></div></body></html>'

const draw = (url: string, locale: 'ru' | 'en' = 'ru') =>
  renderPublicPage({
    shell,
    url,
    origin: 'https://portal.example',
    locale,
    now: new Date(),
    ask: portal.askIn(locale),
  })

/** Every address that the site map tells, in all its parts. */
const siteMap = async (): Promise<string> => {
  const get = async (url: string) => {
    const { statusCode, body } = await portal.app.inject({ method: 'GET', url })
    expect(statusCode, url).toBe(200)
    return body
  }
  const index = await get('/sitemap.xml')
  const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path!)
  return (await Promise.all(parts.map(get))).join('\n')
}

type Shown = { uid: string; secret: string; industry: number }
type Page = {
  items: { uid: string; id: number; name: string }[]
  total: number
  facets: Record<string, { value: string; name: string }[]>
}

const read = ({ status, body }: Answer): Page => {
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200)
  return body as unknown as Page
}

/** A word and a value of a filter that nobody else has. */
const mark = async (person: Person, secret: string): Promise<Shown> => {
  const { rows } = await sql<{ id: number }>`
    insert into dictionary_value (dictionary_id, code, name_ru, name_en)
    select id, ${`X_${secret}`}, ${`Отрасль ${secret}`}, ${`Industry ${secret}`} from dictionary where code = 'INDUSTRIES'
    returning id`.execute(portal.db)
  const industry = rows[0]!.id
  await sql`insert into person_industry (person_uid, value_id) values (${person.uid}, ${industry})`.execute(
    portal.db,
  )
  await sql`insert into person_profile (person_uid, about, contact_email, phone_country)
    values (${person.uid}, ${`Разбирает ${secret}`}, ${`${secret}@contact.example`}, 'RU')`.execute(portal.db)
  return { uid: person.uid, secret, industry }
}

const roles = [
  {
    role: 'EXPERT',
    member: 'EXP',
    of: people.listShowcaseExperts,
    list: 'experts-list',
    page: 'expert-details',
  },
  {
    role: 'MENTOR',
    member: 'MNT',
    of: people.listShowcaseMentors,
    list: 'mentors-list',
    page: 'mentor-details',
  },
  {
    role: 'TRACKER',
    member: 'TRC',
    of: people.listShowcaseTrackers,
    list: 'trackers-list',
    page: 'tracker-details',
  },
] as const

beforeAll(async () => {
  portal = await openPortal()
})

describe.each(roles)('$role', ({ role, member, of, list, page }) => {
  const hidden: Record<string, (secret: string) => Promise<Person>> = {
    'a card that is not published': async (last_name) =>
      portal.make.member({ role: member, person: await portal.make.person({ last_name }) }),
    'somebody blocked': async (last_name) =>
      portal.make.member({
        role: member,
        person: await portal.make.person({
          last_name,
          card_published: true,
          card_to_world: true,
          status: 'B',
        }),
      }),
    'somebody erased': async (last_name) =>
      portal.make.member({
        role: member,
        person: await portal.make.person({
          last_name,
          card_published: true,
          card_to_world: true,
          erased_at: new Date().toISOString(),
        }),
      }),
    'a membership in an accelerator that is not approved': async (last_name) =>
      portal.make.member({
        role: member,
        accelerator: await portal.make.accelerator({ approval: 'ON_COORDINATION' }),
        person: await portal.make.person({ last_name, card_published: true, card_to_world: true }),
      }),
    'a membership that is blocked': async (last_name) =>
      portal.make.member({
        role: member,
        blocked: true,
        person: await portal.make.person({ last_name, card_published: true, card_to_world: true }),
      }),
    'a role that one added to oneself': async (last_name) =>
      portal.make.person({
        last_name,
        card_published: true,
        card_to_world: true,
        roles: ['EXP', 'TRC', 'MNT'],
      }),
  }

  test.each(Object.keys(hidden))('%s is seen nowhere', async (name) => {
    const secret = `Невидимка${role}${Object.keys(hidden).indexOf(name)}`
    const { uid, industry } = await mark(await hidden[name]!(secret), secret)
    const guest = portal.guest
    const all = read(await guest.call(of, { query: { limit: '50' } }))
    expect(all.items.map((one) => one.uid)).not.toContain(uid)
    expect(JSON.stringify(all)).not.toContain(secret)
    for (const query of [{ findText: secret }, { industryId: String(industry) }]) {
      const found = read(await guest.call(of, { query }))
      expect([found.items, found.total]).toEqual([[], 0])
    }
    expect((await guest.call(people.getShowcasePerson, { query: { uid, role } })).status).toBe(404)
    for (const url of [`/details/${page}?uid=${uid}`, `/showcase/${list}`])
      expect((await draw(url)).html, url).not.toContain(secret)
    // The page of a search repeats what was typed, and nothing else.
    const searched = (await draw(`/showcase/${list}?findText=${secret}`)).html
    expect([searched.includes(uid), searched.includes(`Отрасль ${secret}`)]).toEqual([false, false])
    expect((await draw(`/details/${page}?uid=${uid}`)).status).toBe(404)
    expect(await siteMap()).not.toContain(uid)
  })

  test('a published card shows its public part to a guest, and no address or number', async () => {
    const secret = `Видимый${role}`
    const person = await portal.make.member({
      role: member,
      person: await portal.make.person({ last_name: secret, card_published: true, card_to_world: true }),
    })
    const { uid, industry } = await mark(person, secret)
    for (const query of [{ findText: `разбирать ${secret}` }, { industryId: String(industry) }]) {
      const found = read(await portal.guest.call(of, { query }))
      expect(found.items.map((one) => one.uid)).toEqual([uid])
      expect(found.facets['industryId']).toContainEqual({
        value: String(industry),
        name: `Отрасль ${secret}`,
        count: 1,
      })
    }
    const { status, body } = await portal.guest.call(people.getShowcasePerson, { query: { uid, role } })
    expect([status, body['about']]).toEqual([200, `Разбирает ${secret}`])
    const { html } = await draw(`/details/${page}?uid=${uid}`)
    for (const said of [JSON.stringify(body), html]) {
      expect(said).toContain(secret)
      expect(said).not.toContain('contact.example')
      expect(said).not.toContain(person.email)
      expect(said).not.toContain(person.phone)
    }
    // Neither is found by what the card does not show.
    for (const findText of [person.email, person.phone, 'contact.example'])
      expect(read(await portal.guest.call(of, { query: { findText } })).total, findText).toBe(0)
    expect(await siteMap()).toContain(`/details/${page}?uid=${uid}&#38;lang=en</loc>`)
    await sql`update person set card_published = false where uid = ${uid}`.execute(portal.db)
    expect((await draw(`/details/${page}?uid=${uid}`)).status).toBe(404)
    expect(await siteMap()).not.toContain(uid)
  })
})

test('whom the portal certified is an expert without an accelerator, and no mentor', async () => {
  const { uid } = await portal.make.person({
    card_published: true,
    card_to_world: true,
    certified_expert: true,
  })
  const found = read(
    await portal.guest.call(people.listShowcaseExperts, { query: { certified: 'true', limit: '50' } }),
  )
  expect(found.items.map((one) => one.uid)).toContain(uid)
  const asMentor = { query: { uid, role: 'MENTOR' as const } }
  expect((await portal.guest.call(people.getShowcasePerson, asMentor)).status).toBe(404)
})

test.each(['ON_COORDINATION', 'REJECTED', 'REVOKED'] as const)(
  'an accelerator that is %s is seen nowhere, nor are its programmes',
  async (approval) => {
    const accelerator = await portal.make.accelerator({ approval, name: `Скрытый ${approval}` })
    const { id } = accelerator
    const programme = await portal.make.programme({ accelerator })
    const all = read(await portal.guest.call(listShowcaseAccelerators, { query: { limit: '50' } }))
    expect(JSON.stringify(all)).not.toContain(accelerator.name)
    const query = { acceleratorId: String(id) }
    expect((await portal.guest.call(getShowcaseAccelerator, { query })).status).toBe(404)
    expect((await portal.guest.call(listPublicProgrammes, { query })).body['items']).toEqual([])
    const ofProgramme = { query: { programmeId: String(programme.id) } }
    expect((await portal.guest.call(getPublicProgramme, ofProgramme)).status).toBe(404)
    for (const url of [`/details/accelerator?id=${id}`, `/details/accelerator-program?id=${programme.id}`]) {
      const { status, html } = await draw(url)
      expect([status, html.includes(accelerator.name), html.includes(programme.name)]).toEqual([
        404,
        false,
        false,
      ])
    }
  },
)

test('drafts and archived programmes and tracks, and files of the team, stay inside', async () => {
  const accelerator = await portal.make.accelerator({ name: 'Открытый дом' })
  const programme = await portal.make.programme({ accelerator, name: 'Видная программа' })
  for (const content_status of ['DRAFT', 'ARCHIVE'] as const) {
    const closed = await portal.make.programme({
      accelerator,
      content_status,
      name: `Тайная ${content_status}`,
    })
    await portal.make.track({ programme: closed, name: `Тайный трек ${content_status}` })
    await portal.make.track({ programme, content_status, name: `Тайный трек 2 ${content_status}` })
    const query = { programmeId: String(closed.id) }
    expect((await portal.guest.call(getPublicProgramme, { query })).status).toBe(404)
  }
  const track = await portal.make.track({ programme, name: 'Видный трек' })
  const uploader = await portal.make.member({ accelerator })
  for (const access of ['EVERYONE', 'TEAM']) {
    await sql`with f as (insert into file (id, entity, owner, name, mime, size, sha256, uploaded_by)
      values (gen_random_uuid(), 'ACCELERATOR_UPLOADS', ${`accelerator:${accelerator.id}`}, 'f', 'text/plain', 1, '', ${uploader.uid})
      returning id) insert into marketing_file (accelerator_id, file_id, name, access, created_by)
      select ${accelerator.id}, id, ${`Файл ${access}`}, ${access}, ${uploader.uid} from f`.execute(portal.db)
  }
  const pages = [
    `/details/accelerator?id=${accelerator.id}`,
    `/details/accelerator-program?id=${programme.id}`,
  ]
  for (const url of pages) {
    const { status, html } = await draw(url)
    expect([status, html.includes('Видный трек'), html.includes('Тайн')]).toEqual([200, true, false])
    expect(html).toContain(`/details/accelerator-program-track?id=${track.id}`)
    expect(html).not.toContain('Файл TEAM')
  }
  const map = await siteMap()
  const published = [...map.matchAll(/details\/([a-z-]+)\?id=(\d+)&#38;lang=ru<\/loc>/g)].map(
    ([, kind, id]) => [kind, Number(id)],
  )
  expect(published).toContainEqual(['accelerator', accelerator.id])
  expect(published).toContainEqual(['accelerator-program-track', track.id])
  const { rows } = await sql<{ kind: string; id: number }>`
    select 'accelerator' as kind, id from accelerator where approval = 'COORDINATED' union all
    select 'accelerator-program', p.id from programme p join accelerator a on a.id = p.accelerator_id
      where p.content_status = 'PUBLISHED' and a.approval = 'COORDINATED' union all
    select 'accelerator-program-track', t.id from track t join programme p on p.id = t.programme_id
      where t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'`.execute(portal.db)
  expect(new Set(published.map(String))).toEqual(new Set(rows.map(({ kind, id }) => `${kind},${id}`)))
  const { body } = await portal.guest.call(getShowcaseAccelerator, {
    query: { acceleratorId: String(accelerator.id) },
  })
  expect((body['files'] as { name: string }[]).map(({ name }) => name)).toEqual(['Файл EVERYONE'])
})

test('counts of a filter are those under all other filters, a search knows word forms of both languages', async () => {
  const query = { findText: 'грибница' }
  const [first, second] = await Promise.all(
    (['PLANNED', 'FINISHED'] as const).map((status) =>
      portal.make.accelerator({ status, name: `Грибницы ${status}`, description: 'We grow seedlings' }),
    ),
  )
  const found = read(
    await portal.guest.call(listShowcaseAccelerators, { query: { ...query, status: 'PLANNED' } }),
  )
  expect(found.items.map(({ id }) => id)).toEqual([first!.id])
  expect(found.facets['status']).toEqual([
    { value: 'FINISHED', name: null, count: 1 },
    { value: 'PLANNED', name: null, count: 1 },
  ])
  const english = read(await portal.guest.call(listShowcaseAccelerators, { query: { findText: 'seedling' } }))
  expect(new Set(english.items.map(({ id }) => id))).toEqual(new Set([first!.id, second!.id]))
})

test('too many values of a filter are told as such, on the page too', async () => {
  const industryId = Array.from({ length: 60 }, (_, at) => at + 1).join(',')
  const { status, body } = await portal.guest.call(listShowcaseAccelerators, { query: { industryId } })
  expect([status, body['code']]).toEqual([400, 'TOO_MANY_FILTER_VALUES'])
  const page = await draw(`/showcase/accelerators-list?industryId=${industryId}`)
  expect(page.html).toContain('Слишком много значений')
})

test('robots are told where the map is, and a part that begins with nonsense is not found', async () => {
  const robots = await portal.app.inject({ method: 'GET', url: '/robots.txt' })
  expect([robots.statusCode, robots.body]).toEqual([
    200,
    expect.stringMatching(/^Sitemap: http.*\/sitemap\.xml$/m),
  ])
  for (const url of [
    '/sitemap/tracks.xml',
    '/sitemap/tracks.xml?from=x',
    '/sitemap/experts.xml?from=1',
    '/sitemap/persons.xml',
  ])
    expect((await portal.app.inject({ method: 'GET', url })).statusCode, url).toBe(404)
})

test('a hostile name is text wherever it stands', async () => {
  const accelerator = await portal.make.accelerator({ name: hostile.name, description: hostile.name })
  const programme = await portal.make.programme({
    accelerator,
    name: hostile.name,
    description: hostile.name,
  })
  await portal.make.track({ programme, name: hostile.name })
  const person = await portal.make.member({
    role: 'EXP',
    person: await portal.make.person({ last_name: hostile.name, card_published: true, card_to_world: true }),
  })
  for (const url of [
    `/showcase/accelerators-list?findText=${hostile.word}`,
    `/details/accelerator?id=${accelerator.id}`,
    `/details/accelerator-program?id=${programme.id}`,
    `/showcase/experts-list?findText=${hostile.word}`,
    `/details/expert-details?uid=${person.uid}`,
  ]) {
    const { status, html } = await draw(url)
    expect(status, url).toBe(200)
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
    expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length)
  }
})
