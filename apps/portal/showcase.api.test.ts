import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getShowcaseAccelerator,
  listShowcaseAccelerators,
} from '../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { column, field, group, plain, table, tree } from '../../features/fields/domain/samples.ts'
import * as people from '../../features/people/contract/showcase-people.endpoints.ts'
import {
  getPublicProgramme,
  listPublicProgrammes,
} from '../../features/programmes/contract/public-programme.endpoints.ts'
import { saveProjectProfile } from '../../features/project-profiles/contract/profile.endpoints.ts'
import { setProfileVisibility } from '../../features/projects/contract/project-details.endpoints.ts'
import { accessLevels, elementVisibilities } from '../../features/projects/domain/states.ts'
import { search } from '../../features/search/contract/search.endpoints.ts'
import {
  getShownFilters,
  getShownProject,
  listShownProjects,
} from '../../features/showcases/contract/shown-project.endpoints.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { sectionOf } from '../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'
import { previewOfPage, renderPublicPage } from '../web/public/render.tsx'

/**
 * Private data is on no public surface: list, search, filter counts, page, server-rendered HTML for search engines
 * and previews, sitemap. And a hostile name breaks no card.
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

/** Content of a page's preview image. */
const previewOf = (url: string, locale: 'ru' | 'en' = 'ru') =>
  previewOfPage({ url, origin: 'https://portal.example', locale, now: new Date(), ask: portal.askIn(locale) })

const get = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url, headers })

/** The preview image of a page, by any URL of it. */
const pictureOf = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await get(`/preview${url}`, headers)
  return answer.statusCode === 302 ? get(String(answer.headers['location']), headers) : answer
}

/** Every URL in the sitemap, in all its parts. */
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

/** A word and a filter value that nobody else has. */
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
    // The page of a search repeats the search text, and nothing else.
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
    for (const output of [JSON.stringify(body), html]) {
      expect(output).toContain(secret)
      expect(output).not.toContain('contact.example')
      expect(output).not.toContain(person.email)
      expect(output).not.toContain(person.phone)
    }
    // Neither is found by data that the card does not show.
    for (const findText of [person.email, person.phone, 'contact.example'])
      expect(read(await portal.guest.call(of, { query: { findText } })).total, findText).toBe(0)
    expect(await siteMap()).toContain(`/details/${page}?uid=${uid}&#38;lang=en</loc>`)
    await sql`update person set card_published = false where uid = ${uid}`.execute(portal.db)
    expect((await draw(`/details/${page}?uid=${uid}`)).status).toBe(404)
    expect(await siteMap()).not.toContain(uid)
  })
})

test('an expert certified by the portal is an expert without an accelerator, and no mentor', async () => {
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

/** A project with a secret in one of its fields, in a showcase that uses the field everywhere. */
const secretProject = async () => {
  const { make } = portal
  await make.profileTemplate({
    main: true,
    status: 'ACTIVE',
    tree: tree(
      plain({ code: 'motto', type: 'STRING' }),
      plain({ code: 'sells', type: 'BOOLEAN' }),
      group('founders', [
        field({ code: 'who', type: 'STRING' }),
        field({ code: 'open', type: 'BOOLEAN' }),
        field({ code: 'phone', type: 'STRING', showIf: { code: 'open', anyOf: [true] } }),
      ]),
      table('deals', [column({ code: 'buyer', type: 'STRING' })]),
    ),
  })
  const accelerator = await make.accelerator()
  const people = {
    guest: null,
    'signed in': await make.person(),
    investor: await make.person({ roles: ['INV'] }),
    expert: await make.member({ role: 'EXP' }),
    accelerator: await make.member({ accelerator, role: 'ACC', admin: true }),
    leader: await make.person(),
  }
  const project = await make.project({ leader: people.leader, name: 'Тайник' })
  await make.participation({ project, track: await make.track({ accelerator }) })
  await make.publicationConsent({ project, accelerator })
  const [section] = sectionOf('motto', 'sells', 'founders', 'deals')
  const items = section!.items.map((item) => ({
    ...item,
    filter: item.code === 'sells',
    sorting: item.code === 'motto',
  }))
  const template = await make.publicationTemplate({
    accelerator,
    sections: [{ ...section!, items }] as never,
  })
  const cells = Object.entries({ motto: 'Шифровка', sells: true }).map(([code, value]) => ({
    code,
    item: null,
    field: code,
    value,
    version: 0,
  }))
  const [founder, deal] = [crypto.randomUUID(), crypto.randomUUID()]
  const within = (code: string, item: string, values: Record<string, string | boolean>) =>
    Object.entries(values).map(([of, value]) => ({ code, item, field: of, value, version: 0 }))
  const { status } = await portal.as(people.leader).call(saveProjectProfile, {
    body: {
      projectId: project.id,
      add: [
        { code: 'founders', id: founder },
        { code: 'deals', id: deal },
      ],
      cells: [
        ...cells,
        ...within('founders', founder, { who: 'Основательница', open: false, phone: 'Подполье' }),
        ...within('deals', deal, { buyer: 'Покупательница' }),
      ],
    },
  })
  expect(status).toBe(200)
  await make.publication({ project, template })
  return { project, template, people }
}

describe('a project in a showcase', () => {
  let made: Awaited<ReturnType<typeof secretProject>>
  type Viewer = keyof typeof made.people
  const viewers: readonly Viewer[] = ['guest', 'signed in', 'investor', 'expert', 'accelerator', 'leader']

  beforeAll(async () => {
    made = await secretProject()
  })

  const caller = (viewer: Viewer) => {
    const person = made.people[viewer]
    return person ? portal.as(person) : portal.guest
  }
  const listed = async (viewer: Viewer, query: Record<string, string> = {}) => {
    const showcaseId = String(made.template.id)
    const { status, body } = await caller(viewer).send(listShownProjects, { query: { showcaseId, ...query } })
    return status === 200 ? (body as unknown as Page) : { items: [], total: 0, facets: {} }
  }
  const pageOf = (viewer: Viewer) =>
    caller(viewer).send(getShownProject, { query: { projectId: String(made.project.id) } })
  const drawn = async () =>
    (
      await Promise.all(
        [
          `/showcase/projects-list?showcase=${made.template.id}`,
          '/showcase/projects-list?findText=Тайник',
          `/details/project-details?id=${made.project.id}`,
        ].map((url) => draw(url)),
      )
    ).map(({ html }) => html)

  /** How each surface reveals a field: whether the secret can be read or guessed there. */
  const surfaces: Record<string, (viewer: Viewer) => Promise<boolean>> = {
    list: async (viewer) => JSON.stringify(await listed(viewer)).includes('Шифровка'),
    'search hit': async (viewer) => (await listed(viewer, { findText: 'шифровки' })).total > 0,
    filter: async (viewer) => (await listed(viewer, { chosen: 'sells:true' })).total > 0,
    'filter count': async (viewer) => {
      const query = { showcaseId: String(made.template.id) }
      const { body } = await caller(viewer).send(getShownFilters, { query })
      return (body['filters'] as { values: unknown[] }[]).some(({ values }) => values.length > 0)
    },
    'sort order': async (viewer) => {
      const first = async (sortingDirection: string) =>
        (await listed(viewer, { sorting: 'ELEMENT', orderBy: 'motto', sortingDirection, limit: '1' }))
          .items[0]?.id
      const empty = await portal.make.project({ name: 'Пустой' })
      const other = await portal.make.publication({ project: empty, template: made.template })
      const ends = [await first('ASC'), await first('DESC')]
      await portal.db.deleteFrom('project_publication').where('id', '=', other.id).execute()
      // Without the field both are equal, and the newer one is last; with it the one with a value is.
      return ends[1] === made.project.id
    },
    page: async (viewer) => JSON.stringify((await pageOf(viewer)).body).includes('Шифровка'),
    'picture of a preview': async () => {
      const preview = (await previewOf(`/details/project-details?id=${made.project.id}`))?.preview
      expect(preview?.name).toBe('Тайник')
      expect(preview?.facts.some(({ value }) => value === 'Да')).toBe(
        JSON.stringify(preview).includes('Шифровка'),
      )
      return JSON.stringify(preview).includes('Шифровка')
    },
    'group on a card': async (viewer) => JSON.stringify(await listed(viewer)).includes('Основательница'),
    'table on a card': async (viewer) => JSON.stringify(await listed(viewer)).includes('Покупательница'),
    'search hit in a table': async (viewer) =>
      (await listed(viewer, { findText: 'покупательницы' })).total > 0,
    'group and table on a page': async (viewer) => {
      const text = JSON.stringify((await pageOf(viewer)).body)
      expect(text.includes('Покупательница')).toBe(text.includes('Основательница'))
      return text.includes('Основательница')
    },
    'search over everything': async (viewer) => {
      if (viewer === 'guest') return false
      const { body } = await caller(viewer).send(search, { query: { text: 'шифровка' } })
      return JSON.stringify(body).includes('Тайник')
    },
  }
  const chosen = ['motto', 'sells', 'founders', 'deals']
  const cells = elementVisibilities.flatMap((visibility) =>
    Object.keys(surfaces).map((surface) => ({ visibility, surface })),
  )

  test.each(cells)(
    'a field that is $visibility, on the surface "$surface"',
    async ({ visibility, surface }) => {
      const body = { projectId: made.project.id, codes: chosen, visibility }
      expect((await portal.as(made.people.leader).call(setProfileVisibility, { body })).status).toBe(200)
      for (const viewer of viewers) {
        const isNowhere = viewer === 'guest' && surface === 'search over everything'
        expect(await surfaces[surface]!(viewer), viewer).toBe(visibility === 'VISIBLE_ALL' && !isNowhere)
      }
    },
  )

  test.each(elementVisibilities)(
    'a field that is %s, in what the server renders and returns to search engines',
    async (visibility) => {
      const body = { projectId: made.project.id, codes: chosen, visibility }
      await portal.as(made.people.leader).call(setProfileVisibility, { body })
      for (const html of await drawn()) {
        expect(html).toContain('Тайник')
        // The list of all showcases also has it on its card, by the template of each.
        for (const word of ['Шифровка', 'Основательница', 'Покупательница'])
          expect(html.includes(word), word).toBe(visibility === 'VISIBLE_ALL')
      }
    },
  )

  test('what a condition hides in a group nobody reads in the showcase, nor finds', async () => {
    const body = { projectId: made.project.id, codes: chosen, visibility: 'VISIBLE_ALL' as const }
    await portal.as(made.people.leader).call(setProfileVisibility, { body })
    for (const viewer of viewers) {
      const text = JSON.stringify([await listed(viewer), (await pageOf(viewer)).body])
      expect([text.includes('Основательница'), text.includes('Подполье')], viewer).toEqual([true, false])
      expect((await listed(viewer, { findText: 'подполье' })).total, viewer).toBe(0)
    }
    expect((await drawn()).join('')).not.toContain('Подполье')
  })

  const reaching = {
    ALL: viewers,
    AUTHORIZED: viewers.filter((viewer) => viewer !== 'guest'),
    ACCELERATOR_TEAM: ['investor', 'expert', 'accelerator'],
  } as const

  test.each(accessLevels.flatMap((level) => [true, false].map((is_public) => ({ level, is_public }))))(
    'a level and a showcase decide for every surface: %o',
    async ({ level, is_public }) => {
      const { project, template } = made
      await portal.db
        .updateTable('project')
        .set({ access_level: level })
        .where('id', '=', project.id)
        .execute()
      await portal.db
        .updateTable('publication_template')
        .set({ is_public })
        .where('id', '=', template.id)
        .execute()
      for (const viewer of viewers) {
        const isSeen = reaching[level].includes(viewer as never) && (is_public || viewer !== 'guest')
        const query = { findText: 'тайник' }
        const everywhere = await caller(viewer).send(listShownProjects, { query })
        const { items, total } = everywhere.body as unknown as Page
        expect(
          [
            (await listed(viewer)).total,
            (await listed(viewer, query)).total,
            items.some(({ id }) => id === project.id),
            total,
            (await pageOf(viewer)).status,
          ],
          viewer,
        ).toEqual(isSeen ? [1, 1, true, 1, 200] : [0, 0, false, 0, 404])
      }
      const isOpen = level === 'ALL' && is_public
      expect((await draw(`/details/project-details?id=${project.id}`)).status).toBe(isOpen ? 200 : 404)
      expect((await siteMap()).includes(`/details/project-details?id=${project.id}&`)).toBe(isOpen)
      const signedIn = { authorization: `Bearer ${await portal.tokenOf(made.people.accelerator)}` }
      for (const headers of [{}, signedIn]) {
        const { statusCode } = await pictureOf(`/details/project-details?id=${project.id}`, headers)
        expect(statusCode).toBe(isOpen ? 200 : 404)
      }
    },
  )

  test('the picture of a preview is one for as long as nothing on it changes, and gone at once', async () => {
    const { project, template, people } = made
    await portal.db.updateTable('project').set({ access_level: 'ALL' }).where('id', '=', project.id).execute()
    await portal.db
      .updateTable('publication_template')
      .set({ is_public: true })
      .where('id', '=', template.id)
      .execute()
    const show = (visibility: 'VISIBLE_ALL' | 'NON_VISIBLE') =>
      portal.as(people.leader).call(setProfileVisibility, {
        body: { projectId: project.id, codes: chosen, visibility },
      })
    await show('VISIBLE_ALL')
    const page = `/details/project-details?id=${project.id}`
    const addressOf = async (url: string) => String((await get(`/preview${url}`)).headers['location'])
    const address = await addressOf(page)
    expect(address).toMatch(/^\/preview\/details\/project-details\?id=\d+&lang=ru&shows=[\w-]{22}$/)
    const open = await get(address)
    expect(open.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600, s-maxage=0',
    })
    const { width, height } = await sharp(open.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(await addressOf(page)).toBe(address)
    const english = await addressOf(`${page}&lang=en`)
    expect(english).not.toBe(address.replace('lang=ru', 'lang=en'))
    await show('NON_VISIBLE')
    // Its current content has another URL, to which the old one redirects.
    const old = await get(address)
    expect([old.statusCode, old.headers['cache-control']]).toEqual([302, 'public, no-cache'])
    const closed = await get(String(old.headers['location']))
    expect([closed.statusCode, closed.rawPayload.equals(open.rawPayload)]).toEqual([200, false])
    const shows = await draw(`${page}&lang=en`, 'en')
    const now = (await addressOf(`${page}&lang=en`)).replaceAll('&', '&amp;')
    expect(shows.html).toContain(`<meta property="og:image" content="https://portal.example${now}" />`)
    await portal.db
      .updateTable('publication_template')
      .set({ is_public: false })
      .where('id', '=', template.id)
      .execute()
    expect((await get(address)).statusCode).toBe(404)
  })

  test('a hostile name and hostile words are text on card and page', async () => {
    const { project, template } = made
    await portal.db.updateTable('project').set({ access_level: 'ALL' }).where('id', '=', project.id).execute()
    await portal.db
      .updateTable('publication_template')
      .set({ is_public: true })
      .where('id', '=', template.id)
      .execute()
    await portal.db
      .updateTable('project')
      .set({ name: hostile.name.slice(0, 255) })
      .where('id', '=', project.id)
      .execute()
    for (const url of [
      `/showcase/projects-list?showcase=${template.id}`,
      `/showcase/projects-list?showcase=${template.id}&view=table`,
      `/details/project-details?id=${project.id}`,
    ]) {
      const { html, status } = await draw(url)
      expect(status).toBe(200)
      expect(html).toContain('ЩЩЩЩЩЩ')
      expect(html).not.toContain('<img src=x')
      expect(html.match(/<\/script>/g)?.length).toBe(html.match(/<script/g)?.length)
    }
    expect((await pictureOf(`/details/project-details?id=${project.id}`)).statusCode).toBe(200)
  })
})

test('no picture is drawn of a page that is not there, of a list, or of what is no page', async () => {
  for (const url of [
    '/details/project-details?id=999999',
    '/showcase/projects-list',
    '/nothing',
    '//x',
    '/%00',
  ])
    expect((await pictureOf(url)).statusCode, url).toBe(404)
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

test('too many values of a filter are an error of their own, on the page too', async () => {
  const industryId = Array.from({ length: 60 }, (_, at) => at + 1).join(',')
  const { status, body } = await portal.guest.call(listShowcaseAccelerators, { query: { industryId } })
  expect([status, body['code']]).toEqual([400, 'TOO_MANY_FILTER_VALUES'])
  const page = await draw(`/showcase/accelerators-list?industryId=${industryId}`)
  expect(page.html).toContain('Слишком много значений')
})

test('robots learn where the sitemap is, and a part that begins with nonsense is not found', async () => {
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

test('a hostile name is text in every place', async () => {
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
