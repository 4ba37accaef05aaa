import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { askingLimit } from '#platform/server/count-asking.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { tellRaised } from '../../../tests/support/tell-raised.ts'
import * as proposals from '../contract/proposal.endpoints.ts'
import * as shown from '../contract/shown-technology.endpoints.ts'
import * as parts from '../contract/technology-parts.endpoints.ts'
import * as sheets from '../contract/technology-sheet.endpoints.ts'
import * as technologies from '../contract/technology.endpoints.ts'
import { maxWaiting } from '../domain/proposals.ts'
import { relationKinds, type RelationKind } from '../domain/states.ts'
import { notifyOfProposals } from './notify.subscribers.ts'

let portal: TestPortal
let admin: Person
let founder: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  founder = await portal.make.person()
})

type Technology = {
  id: number
  version: number
  level: number | null
  relations: { kind: RelationKind; id: number }[]
  assessments: { id: number; level: number }[]
  documents: { id: number }[]
}

const done = <T = Technology>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

let made = 0
const words = (given: object = {}) => ({
  code: `T-${(made += 1)}`,
  nameRu: `Технология ${made}`,
  nameEn: `Technology ${made}`,
  purposeRu: 'Назначение',
  purposeEn: '',
  requirementsRu: '',
  requirementsEn: '',
  examplesRu: '',
  examplesEn: '',
  areasRu: '',
  areasEn: '',
  restrictionsRu: '',
  restrictionsEn: '',
  industryIds: [] as number[],
  ...given,
})

const create = (given: object = {}) =>
  portal.as(admin).send(technologies.createTechnology, { body: words(given) })
const draft = async (given: object = {}) => done(await create(given))
const activate = async ({ id, version }: Technology) =>
  done(await portal.as(admin).call(technologies.activateTechnology, { body: { id, version } }))
const active = async (given: object = {}) => activate(await draft(given))
const relate = (technologyId: number, kind: RelationKind, relatedId: number) =>
  portal.as(admin).call(parts.relateTechnologies, { body: { technologyId, kind, relatedId } })
const read = async (id: number) =>
  done(await portal.as(admin).call(technologies.getTechnology, { query: { technologyId: String(id) } }))
const page = (id: number, by = portal.guest) =>
  by.send(shown.getShownTechnology, { query: { technologyId: String(id) } })
const listed = async (findText: string) =>
  done<{ items: { id: number }[]; facets: Record<string, { value: string; count: number }[]> }>(
    await portal.guest.send(shown.listShownTechnologies, { query: { findText } }),
  )
const branches = async (...open: number[]) =>
  done<{ branches: { parentId: number; total: number; nodes: { id: number; childrenCount: number }[] }[] }>(
    await portal.guest.send(shown.getTechnologyTree, { query: open.length ? { open: open.join(',') } : {} }),
  ).branches

describe('a draft', () => {
  test('leaks nowhere: not in the list, the page, the tree, the relations of others or its documents', async () => {
    const [hidden, other] = [await draft({ nameRu: 'Гуменник' }), await active()]
    done(await relate(other.id, 'RELATED', hidden.id))
    const { documents } = done(
      await portal.as(admin).send(parts.uploadTechnologyDocument, {
        query: { technologyId: String(hidden.id) },
        file: { name: 'a.txt', content: 'a' },
      }),
    )
    const document = { query: { documentId: String(documents[0]!.id) } }
    for (const by of [portal.guest, portal.as(founder)]) {
      expect((await page(hidden.id, by)).status).toBe(404)
      expect((await by.send(parts.downloadTechnologyDocument, document)).status).toBe(404)
      expect(done(await page(other.id, by)).relations).toEqual([])
    }
    expect((await listed('Гуменник')).items).toEqual([])
    expect((await branches()).flatMap(({ nodes }) => nodes.map(({ id }) => id))).not.toContain(hidden.id)
    expect((await portal.as(admin).send(parts.downloadTechnologyDocument, document)).status).toBe(200)
    await activate(hidden)
    expect((await listed('Гуменник')).items.map(({ id }) => id)).toEqual([hidden.id])
    expect(done(await page(other.id)).relations.map(({ id }) => id)).toEqual([hidden.id])
    expect((await portal.guest.send(parts.downloadTechnologyDocument, document)).status).toBe(200)
  })

  test('is deleted; what was shown goes to the archive, keeps its page and comes back', async () => {
    const one = await draft()
    done(await portal.as(admin).call(technologies.deleteTechnology, { body: { id: one.id } }))
    const two = await active({ nameRu: 'Кайра' })
    const remove = await portal.as(admin).call(technologies.deleteTechnology, { body: { id: two.id } })
    expect(remove.body['code']).toBe('STATE_CHANGED')
    const archived = done(
      await portal
        .as(admin)
        .call(technologies.archiveTechnology, { body: { id: two.id, version: two.version } }),
    )
    expect((await listed('Кайра')).items).toEqual([])
    expect(done<{ status: string }>(await page(two.id)).status).toBe('ARCHIVE')
    done(
      await portal
        .as(admin)
        .call(technologies.restoreTechnology, { body: { id: two.id, version: archived.version } }),
    )
    expect((await listed('Кайра')).items).toHaveLength(1)
  })
})

describe('bad input', () => {
  test('is named at its field', async () => {
    const fieldsOf = async (given: object) => (await create(given)).body['fields']
    expect(await fieldsOf({ code: 'а б' })).toEqual({ code: 'INVALID' })
    expect(await fieldsOf({ nameEn: ' ' })).toEqual({ nameEn: 'REQUIRED' })
    expect(await fieldsOf({ purposeRu: 'я'.repeat(4001) })).toEqual({ purposeRu: 'TOO_LONG' })
    expect(await fieldsOf({ industryIds: [999_999] })).toEqual({ industryIds: 'NOT_IN_LIST' })
    await draft({ code: 'taken-1' })
    expect(await fieldsOf({ code: 'TAKEN-1' })).toEqual({ code: 'ALREADY_TAKEN' })
    const one = await draft()
    const assess = async (given: object) =>
      (
        await portal.as(admin).send(parts.assessTechnology, {
          body: {
            technologyId: one.id,
            level: 5,
            day: '2026-01-10',
            evidence: 'Протокол',
            assessor: 'НИИ',
            ...given,
          },
        })
      ).body['fields']
    expect(await assess({ level: 10 })).toEqual({ level: 'NOT_IN_LIST' })
    expect(await assess({ day: '2200-01-01' })).toEqual({ day: 'DATE_IN_FUTURE' })
    expect(await assess({ evidence: '' })).toEqual({ evidence: 'REQUIRED' })
  })

  test('of two who edit it the later gets a conflict', async () => {
    const one = await draft()
    const edit = () =>
      portal.as(admin).send(technologies.editTechnology, { body: { ...words(), id: one.id, version: 1 } })
    done(await edit())
    expect((await edit()).body['code']).toBe('STATE_CHANGED')
  })
})

describe('readiness', () => {
  test('is that of the latest day, whatever was recorded last', async () => {
    const one = await active({ nameRu: 'Чистик' })
    const assess = async (level: number, day: string) =>
      done(
        await portal.as(admin).call(parts.assessTechnology, {
          body: { technologyId: one.id, level, day, evidence: 'Протокол', assessor: 'НИИ' },
        }),
      )
    await assess(6, '2026-05-01')
    const after = await assess(4, '2025-05-01')
    expect([after.level, after.assessments.map(({ level }) => level)]).toEqual([6, [6, 4]])
    expect((await listed('Чистик')).facets['level']).toEqual([{ value: '6', name: null, count: 1 }])
    const left = done(
      await portal
        .as(admin)
        .call(parts.removeAssessment, { body: { assessmentId: after.assessments[0]!.id } }),
    )
    expect(left.level).toBe(4)
  })
})

describe('relations', () => {
  test('are shown by both, and taken back on both sides', async () => {
    const [one, other] = [await draft(), await draft()]
    expect(done(await relate(one.id, 'PARENT', other.id)).relations).toMatchObject([
      { kind: 'PARENT', id: other.id },
    ])
    expect((await read(other.id)).relations).toMatchObject([{ kind: 'CHILD', id: one.id }])
    const body = { technologyId: other.id, kind: 'CHILD' as const, relatedId: one.id }
    done(await portal.as(admin).call(parts.unrelateTechnologies, { body }))
    expect((await read(one.id)).relations).toEqual([])
    expect((await relate(one.id, 'PARENT', 999_999)).body['fields']).toEqual({ relatedId: 'NOT_IN_LIST' })
  })

  test('circles are refused, of any length and from either side', async () => {
    const ids = [(await draft()).id, (await draft()).id, (await draft()).id] as const
    expect((await relate(ids[0], 'PARENT', ids[0])).body['code']).toBe('TECHNOLOGY_CIRCLE')
    done(await relate(ids[0], 'PARENT', ids[1]))
    done(await relate(ids[1], 'PARENT', ids[2]))
    expect((await relate(ids[2], 'PARENT', ids[0])).body['code']).toBe('TECHNOLOGY_CIRCLE')
    expect((await relate(ids[0], 'CHILD', ids[2])).body['code']).toBe('TECHNOLOGY_CIRCLE')
    done(await relate(ids[2], 'NEXT', ids[0]))
  })

  test('of two who make each the parent of the other at once, one is refused', async () => {
    const [one, other] = [await draft(), await draft()]
    const answers = await Promise.all([
      relate(one.id, 'PARENT', other.id),
      relate(other.id, 'PARENT', one.id),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('stay in pairs whatever is added and taken away', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await draft()).id))
    const step = fc.record({
      from: fc.constantFrom(...ids),
      to: fc.constantFrom(...ids),
      kind: fc.constantFrom(...relationKinds),
      isAdded: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { from, to, kind, isAdded } of steps)
          await (
            isAdded
              ? sql`insert into technology_relation (technology_id, related_id, kind) values (${from}, ${to}, ${kind})
                  on conflict do nothing`
              : sql`delete from technology_relation where technology_id = ${from} and related_id = ${to} and kind = ${kind}`
          )
            .execute(portal.db)
            .catch((error: { constraint?: string }) =>
              expect(error.constraint).toBe('technology_relation_circle'),
            )
        const { rows } = await sql`
          select from technology_relation r where not exists (select from technology_relation i
            where i.technology_id = r.related_id and i.related_id = r.technology_id and i.kind = inverse_relation(r.kind))`.execute(
          portal.db,
        )
        expect(rows).toHaveLength(0)
      }),
      { numRuns: 25, seed: 42 },
    )
  })

  test('make the tree, which opens place by place', async () => {
    const [root, child] = [await active({ nameRu: 'Люрик' }), await active()]
    done(await relate(root.id, 'CHILD', child.id))
    const roots = (await branches()).find(({ parentId }) => parentId === 0)!
    expect(roots.nodes.find(({ id }) => id === root.id)).toMatchObject({ childrenCount: 1 })
    expect(roots.nodes.map(({ id }) => id)).not.toContain(child.id)
    expect((await branches(root.id)).find(({ parentId }) => parentId === root.id)).toMatchObject({
      total: 1,
      nodes: [{ id: child.id }],
    })
  })

  test('the number of them on a technology is limited', async () => {
    const one = await draft()
    await sql`insert into technology (code, name_ru, name_en, purpose_ru)
      select 'MANY-' || n, 'М', 'M', 'М' from generate_series(1, 200) n`.execute(portal.db)
    await sql`insert into technology_relation (technology_id, related_id, kind)
      select ${one.id}, id, 'RELATED' from technology where code like 'MANY-%'`.execute(portal.db)
    const other = await draft()
    expect((await relate(one.id, 'RELATED', other.id)).body).toMatchObject({
      code: 'TECHNOLOGY_LIMIT',
      params: { limit: 200 },
    })
  })
})

describe('a spreadsheet', () => {
  const heading = 'code;name_ru;name_en;purpose_ru;industries;parents'
  const fileOf = (...lines: string[]) => ({ name: 'a.csv', content: [heading, ...lines].join('\n') })
  type Report = { revision: number; added: number; changed: number; errors: { column: string }[] }
  const check = async (file: { name: string; content: string }) =>
    done<Report>(await portal.as(admin).send(sheets.checkTechnologyImport, { file }))
  const apply = (file: { name: string; content: string }, revision: number) =>
    portal.as(admin).send(sheets.applyTechnologyImport, { file, query: { revision: String(revision) } })

  test('is tried, then imported whole; what it added is a draft, and trying it again changes nothing', async () => {
    const file = fileOf('SHEET-1;Имя;Name;Зачем;FOOD;SHEET-2', 'SHEET-2;Имя;Name;Зачем;;')
    const tried = await check(file)
    expect([tried.added, tried.changed, tried.errors]).toEqual([2, 0, []])
    done(await apply(file, tried.revision))
    expect((await apply(file, tried.revision)).body['code']).toBe('STATE_CHANGED')
    expect((await check(file)).added).toBe(0)
    const { rows } = await sql<{ status: string; parent: string }>`
      select t.status, p.code as parent from technology t join technology_relation r on r.technology_id = t.id
        and r.kind = 'PARENT' join technology p on p.id = r.related_id where t.code = 'SHEET-1'`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ status: 'DRAFT', parent: 'SHEET-2' }])
  })

  test('with a mistake brings in nothing', async () => {
    const file = fileOf('SHEET-3;Имя;Name;Зачем;;', 'SHEET-4;;Name;Зачем;;')
    const tried = await check(file)
    expect(tried.errors).toMatchObject([{ row: 3, column: 'name_ru', problem: 'REQUIRED' }])
    expect((await apply(file, tried.revision)).body['code']).toBe('FILE_INCORRECT')
    expect((await sql`select from technology where code = 'SHEET-3'`.execute(portal.db)).rows).toHaveLength(0)
  })
})

describe('the graph', () => {
  test('shows two steps, each relation once, and the number of those left out', async () => {
    const [middle, near, far, beyond] = [await active(), await active(), await active(), await active()]
    done(await relate(middle.id, 'CHILD', near.id))
    done(await relate(near.id, 'RELATED', far.id))
    done(await relate(far.id, 'NEXT', beyond.id))
    done(await relate(middle.id, 'RELATED', (await draft()).id))
    const { nodes, edges } = done<{
      nodes: { id: number; step: number; hidden: number }[]
      edges: { from: number; to: number; kind: string }[]
    }>(
      await portal.guest.send(shown.getTechnologyNeighbours, {
        query: { technologyId: String(middle.id) },
      }),
    )
    expect(nodes.map(({ id, step, hidden }) => [id, step, hidden])).toEqual([
      [middle.id, 0, 0],
      [near.id, 1, 0],
      [far.id, 2, 1],
    ])
    expect(edges).toEqual([
      { from: near.id, to: middle.id, kind: 'PARENT' },
      { from: near.id, to: far.id, kind: 'RELATED' },
    ])
  })
})

test('the map has each relation once by the places of its ends, and neither drafts nor what leads to them', async () => {
  const [above, below, hidden] = [
    await active({ code: 'MAP-1' }),
    await active({ code: 'MAP-2' }),
    await draft({ code: 'MAP-3' }),
  ]
  done(await relate(above.id, 'CHILD', below.id))
  done(await relate(above.id, 'RELATED', below.id))
  done(await relate(above.id, 'CHILD', hidden.id))
  const { nodes, links, hiddenNodes, hiddenLinks } = done<{
    nodes: { id: number; code: string }[]
    links: number[]
    hiddenNodes: number
    hiddenLinks: number
  }>(await portal.guest.send(shown.getTechnologyGraph, {}))
  expect(nodes.map(({ code }) => code).filter((code) => code.startsWith('MAP-'))).toEqual(['MAP-1', 'MAP-2'])
  const placeOf = (id: number) => nodes.findIndex((node) => node.id === id)
  const places = Array.from({ length: links.length / 3 }, (_, at) => links.slice(at * 3, at * 3 + 3))
  expect(places).toContainEqual([placeOf(below.id), placeOf(above.id), 0])
  expect(places).toContainEqual([placeOf(above.id), placeOf(below.id), 3])
  expect(places.filter((link) => link.slice(0, 2).includes(placeOf(above.id)))).toHaveLength(2)
  expect([hiddenNodes, hiddenLinks]).toEqual([0, 0])
})

test('the map is cached until the catalogue changes, in each language by itself', async () => {
  const one = await active({ code: 'KEEP-1', nameRu: 'Дирижабль', nameEn: 'Airship' })
  const named = async (language: string) => {
    const { nodes } = done<{ nodes: { id: number; name: string }[] }>(
      await portal.guest.send(shown.getTechnologyGraph, { headers: { 'accept-language': language } }),
    )
    return nodes.find(({ id }) => id === one.id)?.name
  }
  expect([await named('ru'), await named('en')]).toEqual(['Дирижабль', 'Airship'])
  // Changed in the database only, so that a cached response still has the old name.
  await sql`update technology set name_ru = 'Аэростат' where id = ${one.id}`.execute(portal.db)
  expect(await named('ru')).toBe('Дирижабль')
  const { version } = await read(one.id)
  done(await portal.as(admin).call(technologies.archiveTechnology, { body: { id: one.id, version } }))
  expect([await named('ru'), await named('en')]).toEqual([undefined, undefined])
  done(
    await portal
      .as(admin)
      .call(technologies.restoreTechnology, { body: { id: one.id, version: version + 1 } }),
  )
  expect(await named('ru')).toBe('Аэростат')
})

test('two technologies are next to each other by their codes, drafts left out', async () => {
  const [one, other] = [await active({ code: 'SIDE-1' }), await draft({ code: 'SIDE-2' })]
  const compare = async () =>
    done<{ items: { id: number }[] }>(
      await portal.guest.send(shown.compareTechnologies, { query: { one: 'side-2', other: 'side-1' } }),
    ).items.map(({ id }) => id)
  expect(await compare()).toEqual([one.id])
  await activate(other)
  expect(await compare()).toEqual([other.id, one.id])
})

describe('a proposal', () => {
  const propose = (by: Person, name = 'Квантовый сенсор') =>
    portal.as(by).send(proposals.proposeTechnology, {
      body: { name, purpose: 'Измеряет поле', source: 'https://example.com' },
    })
  type Proposal = { id: number; version: number; status: string; technologyId: number | null; reason: string }

  test('becomes a draft that its author does not see until it is shown', async () => {
    const author = await portal.make.person()
    const { id, version } = done<Proposal>(await propose(author))
    const accepted = done<Proposal>(
      await portal.as(admin).call(proposals.acceptTechnologyProposal, {
        body: { id, version, code: 'PRO-1', nameRu: 'Квантовый сенсор', nameEn: 'Quantum sensor' },
      }),
    )
    expect(accepted.status).toBe('ACCEPTED')
    const own = async () =>
      done<{ items: Proposal[] }>(
        await portal.as(author).send(proposals.listOwnTechnologyProposals, { query: {} }),
      ).items[0]!
    expect((await own()).technologyId).toBeNull()
    await activate(await read(accepted.technologyId!))
    expect((await own()).technologyId).toBe(accepted.technologyId)
  })

  test('is declined with a reason, and decided once; a code that is taken is named', async () => {
    const author = await portal.make.person()
    const { id, version } = done<Proposal>(await propose(author))
    await draft({ code: 'TAKEN-2' })
    const wrong = await portal.as(admin).send(proposals.acceptTechnologyProposal, {
      body: { id, version, code: 'taken-2', nameRu: 'а', nameEn: 'a' },
    })
    expect(wrong.body['fields']).toEqual({ code: 'ALREADY_TAKEN' })
    const decline = (reason: string) =>
      portal.as(admin).send(proposals.declineTechnologyProposal, { body: { id, version, reason } })
    expect((await decline('')).body['fields']).toEqual({ reason: 'REQUIRED' })
    expect(done<Proposal>(await decline('Уже есть в каталоге')).reason).toBe('Уже есть в каталоге')
    expect((await decline('Ещё раз')).body['code']).toBe('STATE_CHANGED')
  })

  test('is reported to the keepers, and the decision to its author', async () => {
    const author = await portal.make.person()
    const { id, version } = done<Proposal>(await propose(author, 'Солнечный парус'))
    await portal.as(author).send(proposals.withdrawTechnologyProposal, { body: { id, version } })
    const other = done<Proposal>(await propose(author, 'Лунный лифт'))
    await portal.as(admin).send(proposals.declineTechnologyProposal, {
      body: { id: other.id, version: other.version, reason: 'Рано' },
    })
    await tellRaised(portal, notifyOfProposals)
    const { rows } = await sql<{ code: string; uid: string; link: string }>`
      select code, recipient_uid as uid, link from notification where code like 'TECHNOLOGY_%'
        and params ->> 'technology' in ('Солнечный парус', 'Лунный лифт') order by id`.execute(portal.db)
    expect(rows.filter(({ uid }) => uid === admin.uid).map(({ code }) => code)).toEqual([
      'TECHNOLOGY_PROPOSED',
      'TECHNOLOGY_PROPOSED',
    ])
    // The notification names the proposal, which the list returns alone.
    const named = rows.filter(({ uid }) => uid === admin.uid).map(({ link }) => link.split('proposalId=')[1])
    expect(named).toEqual([String(id), String(other.id)])
    const one = await portal.as(admin).call(proposals.listTechnologyProposals, {
      query: { id: String(other.id), limit: '1' },
    })
    expect(one.body['items']).toMatchObject([{ id: other.id, status: 'DECLINED' }])
    expect(rows.filter(({ uid }) => uid === author.uid).map(({ code }) => code)).toEqual([
      'TECHNOLOGY_PROPOSAL_DECLINED',
    ])
  })

  test('carries no link in its name, and is limited: each is reported to the keepers by email', async () => {
    const author = await portal.make.person()
    expect((await propose(author, 'Подробности на evil.example/win')).body['fields']).toEqual({
      name: 'LINK_NOT_ALLOWED',
    })
    for (let sent = 0; sent < askingLimit.hits; sent += 1) {
      const { id, version } = done<Proposal>(await propose(author))
      done(await portal.as(author).send(proposals.withdrawTechnologyProposal, { body: { id, version } }))
    }
    expect((await propose(author)).body['code']).toBe('RATE_LIMITED')
  })

  test('the number of waiting proposals of one person is limited', async () => {
    const author = await portal.make.person()
    for (let at = 0; at < maxWaiting; at += 1) done(await propose(author, `Технология ${at}`))
    const { code, params } = (await propose(author)).body
    expect([code, params]).toEqual(['PROPOSAL_LIMIT', { count: maxWaiting }])
  })

  test('the number of waiting proposals of one person is limited, also when many are sent at once', async () => {
    const author = await portal.make.person()
    const sent = await Promise.all(Array.from({ length: maxWaiting + 8 }, () => propose(author)))
    expect(sent.filter(({ status }) => status < 300)).toHaveLength(maxWaiting)
  })
})

test('the code of a technology that was shown stays: profiles name it', async () => {
  const shownOne = await active({ code: 'KEPT-1' })
  const edit = (given: object) =>
    portal.as(admin).send(technologies.editTechnology, {
      body: { ...words(given), id: shownOne.id, version: shownOne.version },
    })
  expect((await edit({ code: 'KEPT-2' })).body['fields']).toEqual({ code: 'EDIT_FORBIDDEN_CODE_SHOWN' })
  expect((await edit({ code: 'KEPT-1' })).status).toBe(200)
})
