import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { askingLimit } from '#platform/server/count-asking.ts'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { getProject } from '../../projects/contract/project.endpoints.ts'
import { inviteToProject, acceptInvitation } from '../contract/invitation.endpoints.ts'
import * as requests from '../contract/join-request.endpoints.ts'
import { findInvitablePeople } from '../contract/people-directory.endpoints.ts'
import * as vacancies from '../contract/vacancy.endpoints.ts'

let portal: TestPortal
let leader: Person
let member: Person
let project: Project
let industry: number
let hiddenIndustry: number

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  leader = await portal.make.person()
  member = await portal.make.person()
  ;[industry, hiddenIndustry] = (
    await sql<{ id: number }>`
      select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'INDUSTRIES' order by v.id limit 2`.execute(portal.db)
  ).rows.map(({ id }) => id) as [number, number]
  project = await portal.make.project({
    leader,
    members: [member],
    industry_ids: [industry],
    access_level: 'AUTHORIZED',
  })
  await portal.make.publication({ project })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const valueOf = async (code: string): Promise<number> => {
  const { id } = await portal.db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select('v.id')
    .where('d.code', '=', code)
    .orderBy('v.id')
    .executeTakeFirstOrThrow()
  return id
}

let numbered = 0
const open = async (of = project): Promise<{ id: number; name: string }> => {
  const name = `Вакансия ${(numbered += 1)}`
  const by = of === project ? member : leader
  return done(await portal.as(by).call(vacancies.createVacancy, { body: { projectId: of.id, name } })) as {
    id: number
    name: string
  }
}

const respond = (by: Person, vacancyId: number, message = 'Хочу помочь') =>
  portal.as(by).call(requests.respondToVacancy, { body: { vacancyId, message } })

const requestToJoin = async (by: Person, of = project) =>
  done(await respond(by, (await open(of)).id)) as { id: number }

const accept = (requestId: number, by = leader) =>
  portal.as(by).call(requests.acceptJoinRequest, { body: { requestId } })

const members = async (of = project): Promise<{ person: { uid: string }; roleInTeam: string }[]> =>
  done(await portal.as(leader).call(getProject, { query: { projectId: String(of.id) } }))['members'] as never

const notified = async (of: Person, code: string): Promise<{ params: Record<string, string> }> => {
  for (let tries = 0; tries < 200; tries++) {
    const { items } = (await portal.as(of).call(listNotifications, { query: {} })).body as {
      items: { code: string; params: Record<string, string> }[]
    }
    const found = items.find((one) => one.code === code)
    if (found) return found
    await sleep(50)
  }
  throw new Error(`${code} has not come`)
}

describe('a vacancy', () => {
  test('is written by a member, found by its filters, and shows of the project one line only', async () => {
    const [role, competency] = [await valueOf('PROJECT_ROLES'), await valueOf('COMPETENCIES')]
    const made = done(
      await portal.as(member).call(vacancies.createVacancy, {
        body: {
          projectId: project.id,
          name: 'Инженер корпуса',
          tasks: 'Рассчитать обводы.',
          workload: 'Два дня в неделю',
          role,
          competencies: [competency],
        },
      }),
    )
    expect(made).toMatchObject({ role: { id: role }, competencies: [{ id: competency }], status: 'OPEN' })
    const stranger = await portal.make.person()
    const list = async (query: Record<string, string>) =>
      done(await portal.as(stranger).send(vacancies.listVacancies, { query })) as {
        items: { id: number; project: { about: object }; respondInfo: string | null }[]
      }
    const narrowed: Record<string, string>[] = [
      { industryId: String(industry) },
      { roleId: String(role) },
      { competencyId: String(competency) },
      { findText: 'обводы' },
    ]
    for (const query of narrowed) {
      const { items } = await list(query)
      expect(
        items.map(({ id }) => id),
        JSON.stringify(query),
      ).toContain(made['id'])
    }
    expect((await list({ findText: 'нет такого слова' })).items).toEqual([])
    const { items } = await list({ findText: 'обводы' })
    expect(items[0]).toMatchObject({ respondInfo: null })
    expect(Object.keys(items[0]!.project).toSorted()).toEqual(['about', 'serialNumber'])
    expect(Object.keys(items[0]!.project.about).toSorted()).toEqual([
      'industries',
      'name',
      'stage',
      'summary',
    ])
    expect(done(await portal.as(stranger).call(vacancies.getVacancyFilters, {}))).toMatchObject({
      industries: expect.arrayContaining([expect.objectContaining({ id: industry })]),
      roles: expect.arrayContaining([expect.objectContaining({ id: role })]),
    })
  })

  test('of a project whose page is closed to the reader shows its number and nothing else, in every call', async () => {
    const draft = await portal.make.project({
      leader,
      name: 'Тайный ледокол',
      summary: 'Ломает любой лёд',
      industry_ids: [hiddenIndustry],
    })
    const { id, name } = await open(draft)
    const stranger = await portal.make.person()
    const list = async (query: Record<string, string>, by = stranger) =>
      done(await portal.as(by).send(vacancies.listVacancies, { query }))['items'] as { id: number }[]
    expect(await list({ findText: name })).toMatchObject([
      { id, project: { serialNumber: draft.serial_number, about: null } },
    ])
    expect(await list({ findText: name }, leader)).toMatchObject([
      { project: { about: { name: draft.name } } },
    ])
    const hidden: Record<string, string>[] = [
      { findText: 'ледокол' },
      { findText: 'ломает' },
      { industryId: String(hiddenIndustry) },
    ]
    for (const query of hidden) {
      expect(await list(query), JSON.stringify(query)).toEqual([])
      expect(await list(query, leader)).toMatchObject([{ id }])
    }
    const filters = done(await portal.as(stranger).call(vacancies.getVacancyFilters, {}))
    expect(JSON.stringify(filters['industries'])).not.toContain(`"id":${hiddenIndustry},`)
    const responded = done(await respond(stranger, id)) as { id: number }
    expect(responded).toMatchObject({ project: { name: null, id: null } })
    done(
      await portal.as(leader).call(requests.rejectJoinRequest, {
        body: { requestId: responded.id, reason: 'Нашли.' },
      }),
    )
    expect(await notified(stranger, 'JOIN_REQUEST_REJECTED')).toMatchObject({
      params: { project: draft.serial_number },
    })
  })

  test('takes roles and competencies of their dictionaries only', async () => {
    const competency = await valueOf('COMPETENCIES')
    const body = { projectId: project.id, name: 'Инженер', role: competency }
    expect((await portal.as(leader).call(vacancies.createVacancy, { body })).body['fields']).toEqual({
      role: 'NOT_IN_LIST',
    })
  })

  test('that is closed is not listed and takes no response', async () => {
    const { id, name } = await open()
    const stranger = await portal.make.person()
    done(await portal.as(leader).call(vacancies.closeVacancy, { body: { vacancyId: id } }))
    const listed = done(
      await portal.as(stranger).send(vacancies.listVacancies, { query: { findText: name } }),
    )
    expect((listed['items'] as { name: string }[]).filter((one) => one.name === name)).toEqual([])
    expect((await respond(stranger, id)).body['code']).toBe('VACANCY_CLOSED')
    expect(
      (await portal.as(leader).call(vacancies.closeVacancy, { body: { vacancyId: id } })).body['code'],
    ).toBe('STATE_CHANGED')
    done(await portal.as(leader).call(vacancies.reopenVacancy, { body: { vacancyId: id } }))
    done(await respond(stranger, id))
  })

  test('closed at the very moment of a response gets it or refuses it, never both', async () => {
    const { id } = await open()
    const stranger = await portal.make.person()
    const [closed, response] = await collide(
      portal.database,
      `select from vacancy where id = ${id} for update`,
      [
        () => portal.as(leader).call(vacancies.closeVacancy, { body: { vacancyId: id } }),
        () => respond(stranger, id),
      ],
    )
    expect(closed!.status).toBe(200)
    if (response!.status !== 200) expect(response!.body['code']).toBe('VACANCY_CLOSED')
  })
})

/** Number of requests that await the person's decision, as returned with the project. */
const waiting = async (by: Person): Promise<number> =>
  done(await portal.as(by).call(getProject, { query: { projectId: String(project.id) } }))[
    'joinRequests'
  ] as number

describe('a response', () => {
  test('waits for the leader, who is notified by the project, and for nobody else', async () => {
    const before = await waiting(leader)
    const { id } = await requestToJoin(await portal.make.person())
    expect([await waiting(leader), await waiting(member)]).toEqual([before + 1, 0])
    done(await accept(id))
    expect(await waiting(leader)).toBe(before)
  })

  test('is answered by the leader; who is accepted is in the team with the role of the vacancy', async () => {
    const role = await valueOf('PROJECT_ROLES')
    const { id: vacancyId } = done(
      await portal
        .as(leader)
        .call(vacancies.createVacancy, { body: { projectId: project.id, name: 'Маркетолог', role } }),
    ) as { id: number }
    const person = await portal.make.person()
    const { id } = done(await respond(person, vacancyId)) as { id: number }
    // The inbox finds the request by its link; the leader has earlier notifications of the same kind.
    await expect
      .poll(() => notified(leader, 'JOIN_REQUESTED'))
      .toMatchObject({
        params: { project: project.name },
        link: expect.stringContaining(`requestId=${id}`) as string,
      })
    const listed = done(
      await portal
        .as(member)
        .call(requests.listProjectJoinRequests, { query: { projectId: String(project.id) } }),
    )
    expect((listed['items'] as object[])[0]).toMatchObject({ id, message: 'Хочу помочь', actions: [] })
    expect((await accept(id, member)).status).toBe(403)
    expect(done(await accept(id))).toMatchObject({ status: 'ACCEPTED', actions: [] })
    expect(await members()).toContainEqual(
      expect.objectContaining({
        person: expect.objectContaining({ uid: person.uid }),
        roleInTeam: 'Маркетолог',
        rolesInTeam: [expect.objectContaining({ id: role })],
      }),
    )
    await notified(person, 'JOIN_REQUEST_ACCEPTED')
    await notified(member, 'TEAM_NEW_MEMBER_ADDING')
    const mine = done(await portal.as(person).call(requests.listMyJoinRequests, { query: {} }))
    expect((mine['items'] as object[])[0]).toMatchObject({ project: { id: project.id, name: project.name } })
  })

  test('is rejected with a reason, and may be sent again', async () => {
    const person = await portal.make.person()
    const { id } = await requestToJoin(person)
    const reject = (reason: string) =>
      portal.as(leader).call(requests.rejectJoinRequest, { body: { requestId: id, reason } })
    expect((await reject(' ')).body['fields']).toEqual({ reason: 'REQUIRED' })
    expect((await reject('Лучше на evil.example/x')).body['fields']).toEqual({ reason: 'LINK_NOT_ALLOWED' })
    expect(done(await reject('Команда собрана'))).toMatchObject({
      status: 'REJECTED',
      reason: 'Команда собрана',
    })
    expect(await notified(person, 'JOIN_REQUEST_REJECTED')).toMatchObject({
      params: { reason: 'Команда собрана' },
    })
    await requestToJoin(person)
  })

  test('is taken back by the person alone', async () => {
    const person = await portal.make.person()
    const { id } = await requestToJoin(person)
    const body = { requestId: id }
    expect(done(await portal.as(person).call(requests.revokeJoinRequest, { body }))).toMatchObject({
      status: 'REVOKED',
    })
    expect((await accept(id)).body['code']).toBe('STATE_CHANGED')
    await notified(leader, 'JOIN_REQUEST_REVOKED')
  })

  test('exists once for a project, and not for members of its team', async () => {
    const person = await portal.make.person()
    const { id: first } = await open()
    const { id: second } = await open()
    done(await respond(person, first))
    expect((await respond(person, second)).body['code']).toBe('EXISTS_RESPOND')
    expect((await respond(member, first)).body['code']).toBe('IN_PROJECT_TEAM')
    const info = async (by: Person) => {
      const { items } = done(await portal.as(by).send(vacancies.listVacancies, { query: { limit: 50 } })) as {
        items: { id: number; respondInfo: string | null }[]
      }
      return items.find(({ id }) => id === second)?.respondInfo
    }
    expect([await info(person), await info(member)]).toEqual(['EXISTS_RESPOND', 'IN_PROJECT_TEAM'])
  })

  test('sent twice at once is one', async () => {
    const person = await portal.make.person()
    const { id } = await open()
    const answers = await Promise.all([respond(person, id), respond(person, id), respond(person, id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body['code'])).toEqual(['EXISTS_RESPOND', 'EXISTS_RESPOND'])
  })

  test('accepted twice at once takes the person in once', async () => {
    const person = await portal.make.person()
    const { id } = await requestToJoin(person)
    const answers = await collide(
      portal.database,
      `select from project_join_request where id = ${id} for update`,
      [() => accept(id), () => accept(id)],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await members()).filter((one) => one.person.uid === person.uid)).toHaveLength(1)
  })

  test('of a person blocked meanwhile is not accepted', async () => {
    const person = await portal.make.person()
    const { id } = await requestToJoin(person)
    await portal.db.updateTable('person').set({ status: 'B' }).where('uid', '=', person.uid).execute()
    expect((await accept(id)).body['code']).toBe('USER_NOT_INITIATOR')
  })

  test('of who came by an invitation meanwhile is settled, and they are in the team once', async () => {
    const person = await portal.make.person()
    const { id } = await requestToJoin(person)
    const invitation = done(
      await portal.as(leader).call(inviteToProject, { body: { projectId: project.id, email: person.email } }),
    ) as { id: number }
    done(await portal.as(person).call(acceptInvitation, { body: { invitationId: invitation.id } }))
    expect(done(await accept(id))).toMatchObject({ status: 'ACCEPTED' })
    expect((await members()).filter((one) => one.person.uid === person.uid)).toHaveLength(1)
  })
})

describe('a request without a vacancy', () => {
  test('goes by the number of the project, which reveals its name to nobody', async () => {
    const hidden = await portal.make.project({ leader })
    const person = await portal.make.person()
    const ask = (projectCode: string) =>
      portal.as(person).call(requests.askToJoin, { body: { projectCode, message: '' } })
    const code = hidden.serial_number!
    expect(done(await ask(code.toLowerCase().replace('-0', '-')))).toMatchObject({
      project: { serialNumber: code, name: null, id: null },
      vacancy: null,
      status: 'CONSIDERATION',
      actions: ['revoke'],
    })
    expect((await ask(code)).body['code']).toBe('EXISTS_RESPOND')
    expect((await ask('P-999999')).status).toBe(404)
    expect((await ask('Теплоконтур')).body['fields']).toEqual({ projectCode: 'INVALID' })
    const { items } = done(await portal.as(person).call(requests.listMyJoinRequests, { query: {} })) as {
      items: { id: number }[]
    }
    done(
      await portal
        .as(leader)
        .call(requests.rejectJoinRequest, { body: { requestId: items[0]!.id, reason: 'Не набираем' } }),
    )
    expect(await notified(person, 'JOIN_REQUEST_REJECTED')).toMatchObject({ params: { project: code } })
  })

  test('is not sent without end', async () => {
    const person = await portal.make.person()
    const ask = async () => {
      const { serial_number } = await portal.make.project({ leader })
      return portal.as(person).call(requests.askToJoin, { body: { projectCode: serial_number! } })
    }
    for (let sent = 0; sent < askingLimit.hits; sent++) done(await ask())
    expect((await ask()).status).toBe(429)
  })
})

describe('the directory', () => {
  const find = async (by: Person, findText: string, of = project) => {
    const query = { projectId: String(of.id), findText }
    const { items } = done(await portal.as(by).call(findInvitablePeople, { query })) as {
      items: { person: { uid: string }; state: string }[]
    }
    return items
  }
  const named = (last_name: string, given: object = {}) =>
    portal.make.person({ last_name, card_published: true, ...given })

  test('shows published cards and companions who may be invited, never an address', async () => {
    const shown = await named('Вестников')
    await named('Вестников', { card_published: false })
    await named('Вестников', { invite_to_projects: false })
    await named('Вестников', { status: 'B' })
    const companion = await named('Вестников', { card_published: false })
    await portal.make.project({ leader: companion, members: [leader] })
    const items = await find(leader, 'вестников')
    expect(items.map(({ person }) => person.uid).toSorted()).toEqual([shown.uid, companion.uid].toSorted())
    expect(JSON.stringify(items)).not.toContain('@')
  })

  test('finds by forms of words, a teammate without a card by what they can do, and nobody by a card that is not for all', async () => {
    const [bosun, investor] = [await named('Боцманов', { first_name: 'Лука' }), await named('Боцманов')]
    await portal.db.insertInto('person_role').values({ person_uid: investor.uid, role: 'INV' }).execute()
    for (const { uid } of [bosun, investor])
      await portal.db
        .insertInto('person_profile')
        .values({ person_uid: uid, about: 'Строю быстрые шхуны' })
        .execute()
    const mate = await portal.make.person({ last_name: 'Юнгин' })
    await portal.make.project({ leader: mate, members: [leader] })
    const value = await valueOf('COMPETENCIES')
    await portal.db
      .insertInto('person_competency')
      .values({ person_uid: mate.uid, value_id: value })
      .execute()
    const { name_ru } = await portal.db
      .selectFrom('dictionary_value')
      .select('name_ru')
      .where('id', '=', value)
      .executeTakeFirstOrThrow()
    const uids = async (typed: string) => (await find(leader, typed)).map(({ person }) => person.uid)
    expect(await uids('лука боцманов')).toEqual([bosun.uid])
    expect(await uids('шхуна быстрая')).toEqual([bosun.uid])
    expect(await uids(`${name_ru} юнгин`)).toEqual([mate.uid])
  })

  test('finds by competence, and says who is in the team or invited', async () => {
    const person = await named('Кормчий')
    const value = await valueOf('COMPETENCIES')
    await portal.db
      .insertInto('person_competency')
      .values({ person_uid: person.uid, value_id: value })
      .execute()
    const { name_en } = await portal.db
      .selectFrom('dictionary_value')
      .select('name_en')
      .where('id', '=', value)
      .executeTakeFirstOrThrow()
    expect(await find(leader, name_en)).toContainEqual(expect.objectContaining({ state: 'ALLOW_INVITE' }))
    const body = { projectId: project.id, personUid: person.uid }
    done(await portal.as(leader).call(inviteToProject, { body }))
    expect(await find(leader, 'Кормчий')).toMatchObject([{ state: 'INVITE' }])
    await portal.make.projectMember({ project, person })
    expect(await find(leader, 'Кормчий')).toMatchObject([{ state: 'ACCEPT' }])
  })
})
