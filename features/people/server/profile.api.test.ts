import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/profile.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const valueOf = async (dictionary: string, code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.code = ${code}`.execute(portal.db)
  return rows[0]!.id
}

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const read = async (person: Person, language = 'ru') =>
  done(await portal.as(person).send(calls.getProfile, { headers: { 'accept-language': language } }))

const save = (person: Person, fields: object, version = 1) =>
  portal.as(person).send(calls.editProfile, { body: { version, ...fields } })

const wrong = async (fields: object): Promise<unknown> => {
  const answer = await save(await portal.make.person(), fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(400)
  return answer.body['fields']
}

const whole = async () => ({
  lastName: 'Соколова',
  firstName: 'Вера',
  middleName: 'Андреевна',
  contactEmail: 'vera@company.example',
  phone: { country: 'RU', number: '8 (912) 345-67-89' },
  company: 'Теплоконтур',
  location: {
    countryId: await valueOf('COUNTRIES', 'RU'),
    regionId: await valueOf('REGIONS', 'RU-TA'),
    cityId: await valueOf('CITIES', 'RU-KAZAN'),
  },
  specialty: 'Теплотехник',
  jobPositions: ['Генеральный директор', 'Преподаватель'],
  industryIds: [await valueOf('INDUSTRIES', 'ENERGY')],
  competencyIds: [await valueOf('COMPETENCIES', 'PITCHING'), await valueOf('COMPETENCIES', 'GRANTS')],
  publications: [{ title: 'Потери тепла в котельных', url: 'https://example.com/heat' }],
  education: { institute: 'КГЭУ', faculty: 'Теплоэнергетика', course: '5', group: 'ТЭ-1-15' },
  student: {
    university: 'КФУ',
    faculty: 'Экономика',
    department: 'Менеджмент',
    group: 'М-2',
    courseNumber: 2,
    socialNetwork: 'https://example.com/vera',
  },
  investorType: 'BUSINESS_ANGEL' as const,
  investment: { from: '500000', to: '2000000.50', currency: 'RUB' as const },
  about: 'Снижаю потери тепла.',
})

describe('a profile', () => {
  test('of somebody who entered nothing is there, empty, in its first version', async () => {
    const person = await portal.make.person({ phone: '' })
    expect(await read(person)).toMatchObject({
      uid: person.uid,
      version: 1,
      login: person.email,
      lastName: person.last_name,
      phone: null,
      avatar: null,
      awards: [],
      location: { country: null, region: null, city: null },
      investment: null,
      consents: { cardPublished: false, cardToWorld: false, processingAt: null, actions: [] },
      erasure: null,
    })
  })

  test('comes back as it was written, the phone in its whole form, values by name', async () => {
    const person = await portal.make.person()
    const fields = await whole()
    const saved = done(await save(person, fields))
    const { location: _place, industryIds: _i, competencyIds: _c, phone: _p, ...same } = fields
    const expected = {
      ...same,
      version: 2,
      name: 'Соколова\u00a0В.\u00a0А.',
      phone: { country: 'RU', number: '+79123456789' },
      investment: { from: '500000', to: '2000000.5', currency: 'RUB' },
      location: {
        country: { name: 'Россия' },
        region: { name: 'Республика Татарстан' },
        city: { name: 'Казань' },
      },
      industries: [{ name: 'Энергетика' }],
      competencies: [{ name: 'Гранты и субсидии' }, { name: 'Презентация проекта' }],
    }
    expect(saved).toMatchObject(expected)
    expect(await read(person)).toMatchObject(expected)
    expect(await read(person, 'en')).toMatchObject({
      location: { city: { name: 'Kazan' } },
      industries: [{ name: 'Energy' }],
    })
  })

  test('preserves what a save does not name', async () => {
    const person = await portal.make.person()
    done(await save(person, await whole()))
    done(await save(person, { company: 'Северный ветер' }, 2))
    expect(await read(person)).toMatchObject({
      version: 3,
      company: 'Северный ветер',
      about: 'Снижаю потери тепла.',
      industries: [{ name: 'Энергетика' }],
    })
    done(await save(person, { phone: null, investment: null, investorType: null, industryIds: [] }, 3))
    expect(await read(person)).toMatchObject({
      phone: null,
      investment: null,
      industries: [],
      company: 'Северный ветер',
    })
  })

  test('shows the new name to everybody at once, and sends it to the sign-on service', async () => {
    const person = await portal.make.person()
    await portal.make.account({ person })
    const worker = await portal.startWorker()
    done(await save(person, { lastName: "О'Нил-Петрова", middleName: '' }))
    const stored = () =>
      portal.db
        .selectFrom('sso.account')
        .select(['last_name', 'first_name', 'middle_name'])
        .where('id', '=', person.uid)
        .executeTakeFirst()
    await expect
      .poll(stored, { timeout: 10_000 })
      .toEqual({ last_name: "О'Нил-Петрова", first_name: person.first_name, middle_name: '' })
    await worker.stop()
  })

  test('is written under both names when an administrator acts as the person', async () => {
    const [administrator, person] = [
      await portal.make.person({ roles: ['ADMIN'] }),
      await portal.make.person(),
    ]
    done(
      await portal.actAs(administrator, person).send(calls.editProfile, { body: { version: 1, about: 'x' } }),
    )
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select(['actor_uid', 'acting_uid', 'action', 'details'])
      .where('subject_id', '=', person.uid)
      .execute()
    expect(trail).toEqual([
      {
        actor_uid: person.uid,
        acting_uid: administrator.uid,
        action: 'editProfile',
        details: { fields: ['about'] },
      },
    ])
  })
})

describe('two saves of one profile', () => {
  test('do not overwrite one another: the second is refused', async () => {
    const person = await portal.make.person()
    done(await save(person, { company: 'Первая' }))
    expect(await save(person, { company: 'Вторая' })).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    })
    expect(await read(person)).toMatchObject({ company: 'Первая', version: 2 })
  })

  test('at the same moment leave one winner, also of a profile that is not there yet', async () => {
    for (const before of [false, true]) {
      const person = await portal.make.person()
      if (before) done(await save(person, { about: '-' }))
      const answers = await collide(
        portal.database,
        `select 1 from person where uid = '${person.uid}' for update`,
        ['Первая', 'Вторая', 'Третья'].map(
          (company) => () => save(person, { company, lastName: 'Иванова' }, before ? 2 : 1),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    }
  })
})

describe('a wrong field is named', () => {
  test.each([
    [{ lastName: 'Иванова1' }, { lastName: 'INVALID_NAME' }],
    [{ lastName: '' }, { lastName: 'REQUIRED' }],
    [{ firstName: 'Анна<b>' }, { firstName: 'INVALID_NAME' }],
    [{ middleName: '_' }, { middleName: 'INVALID_NAME' }],
    [{ contactEmail: 'nobody' }, { contactEmail: 'INVALID_EMAIL' }],
    [{ phone: { number: '+79123456789' } }, { 'phone.country': 'PHONE_COUNTRY_REQUIRED' }],
    [{ phone: { country: '', number: '+79123456789' } }, { 'phone.country': 'PHONE_COUNTRY_REQUIRED' }],
    [{ phone: { country: 'RU', number: '12345' } }, { 'phone.number': 'INVALID_PHONE' }],
    [{ phone: { country: 'GB', number: '+7 912 345-67-89' } }, { 'phone.number': 'INVALID_PHONE' }],
    [{ company: 'я'.repeat(256) }, { company: 'TOO_LONG' }],
    [{ companyTaxNumber: '770708389' }, { companyTaxNumber: 'TAX_NUMBER_LENGTH' }],
    [{ companyTaxNumber: '7707083894' }, { companyTaxNumber: 'TAX_NUMBER_CHECK_DIGIT' }],
    [{ about: 'я'.repeat(4001) }, { about: 'TOO_LONG' }],
    [
      { education: { institute: '', faculty: '', course: '12345', group: 'ТЭ-1-15-22' } },
      { 'education.course': 'TOO_LONG', 'education.group': 'TOO_LONG' },
    ],
    [{ jobPositions: Array(11).fill('Директор') }, { jobPositions: 'TOO_BIG' }],
    [{ publications: [{ title: '', url: '' }] }, { 'publications.0.title': 'REQUIRED' }],
    [{ publications: [{ title: 'x', url: 'javascript:alert(1)' }] }, { 'publications.0.url': 'INVALID_URL' }],
    [{ investorType: 'GOOD' }, { investorType: 'NOT_IN_LIST' }],
    [{ investment: { from: '10', to: '10', currency: 'RUB' } }, { 'investment.to': 'TO_NOT_ABOVE_FROM' }],
    [{ investment: { from: '1.001', to: '2', currency: 'RUB' } }, { 'investment.from': 'TOO_MANY_DECIMALS' }],
    [{ investment: { from: '-1', to: '2', currency: 'RUB' } }, { 'investment.from': 'NEGATIVE' }],
    [{ investment: { from: '1', to: '2', currency: 'BTC' } }, { 'investment.currency': 'NOT_IN_LIST' }],
    [{ industryIds: [1] }, { industryIds: 'NOT_IN_LIST' }],
    [{ competencyIds: [999_999_999] }, { competencyIds: 'NOT_IN_LIST' }],
    [{ login: 'other@example.com' }, { login: 'UNKNOWN_FIELD' }],
    [{ certifiedExpert: true }, { certifiedExpert: 'UNKNOWN_FIELD' }],
    [{ location: { countryId: null, regionId: 1, cityId: null } }, { 'location.countryId': 'REQUIRED' }],
  ])('%j', async (fields, expected) => expect(await wrong(fields)).toEqual(expected))

  test('when region and city do not lie in one another', async () => {
    const [russia, belarus] = [await valueOf('COUNTRIES', 'RU'), await valueOf('COUNTRIES', 'BY')]
    const [tatarstan, kuban] = [await valueOf('REGIONS', 'RU-TA'), await valueOf('REGIONS', 'RU-KDA')]
    const kazan = await valueOf('CITIES', 'RU-KAZAN')
    const at = (countryId: number, regionId: number | null, cityId: number | null) =>
      wrong({ location: { countryId, regionId, cityId } })
    expect(await at(belarus, tatarstan, null)).toEqual({ 'location.regionId': 'NOT_IN_LIST' })
    expect(await at(russia, kuban, kazan)).toEqual({ 'location.cityId': 'NOT_IN_LIST' })
    expect(await at(tatarstan, null, null)).toEqual({ 'location.countryId': 'NOT_IN_LIST' })
  })

  test('and nothing of the save is stored', async () => {
    const person = await portal.make.person()
    await save(person, { company: 'Новая', industryIds: [1] })
    expect(await read(person)).toMatchObject({ company: '', version: 1 })
  })
})

describe('the calls of single parts', () => {
  test('set and read the place, the industries and the permissions', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    const query = { uid: person.uid }
    const countryId = await valueOf('COUNTRIES', 'RU')
    const energy = await valueOf('INDUSTRIES', 'ENERGY')
    const place = { countryId, regionId: null, cityId: null }
    expect(done(await by.call(calls.setCountries, { query, body: { ...place, version: 1 } }))).toMatchObject({
      country: { id: countryId },
      version: 2,
    })
    expect(await by.call(calls.setCountries, { query, body: { ...place, version: 1 } })).toMatchObject({
      status: 409,
    })
    expect(done(await by.call(calls.getLocation, { query }))).toMatchObject({ country: { name: 'Россия' } })
    done(await by.call(calls.editIndustries, { body: { industryIds: [energy, energy] } }))
    const { items } = done(await by.call(calls.getOwnIndustries, {})) as {
      items: { id: number; chosen: boolean }[]
    }
    expect(items.length).toBeGreaterThan(20)
    expect(items.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([energy])
    const permissions = { inviteToProjects: false, inviteToAccelerators: true }
    done(await by.call(calls.setInvitePermissions, { body: permissions }))
    expect(done(await by.call(calls.getInvitePermissions, { query }))).toEqual(permissions)
  })

  test('show a card only of who agrees that the data is processed, and keep the day of the consent', async () => {
    const person = await portal.make.person()
    const set = (cardPublished: boolean, processing: boolean, cardToWorld = false) =>
      portal.as(person).call(calls.setConsents, { body: { cardPublished, cardToWorld, processing } })
    expect(await set(true, false)).toMatchObject({
      status: 400,
      body: { fields: { processing: 'REQUIRED' } },
    })
    expect(await set(false, true, true)).toMatchObject({ body: { fields: { cardPublished: 'REQUIRED' } } })
    const { processingAt } = done(await set(true, true))
    expect(done(await set(true, true, true))).toMatchObject({ cardPublished: true, cardToWorld: true })
    expect(processingAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(done(await set(false, true))).toEqual({
      cardPublished: false,
      cardToWorld: false,
      processingAt,
      actions: ['withdraw'],
    })
    expect(done(await set(false, false))).toEqual({
      cardPublished: false,
      cardToWorld: false,
      processingAt: null,
      actions: [],
    })
  })

  test('give consents only for oneself, never for somebody one is logged in as', async () => {
    const [administrator, person] = [
      await portal.make.person({ roles: ['ADMIN'] }),
      await portal.make.person(),
    ]
    const by = portal.actAs(administrator, person)
    const denied = { status: 403, body: { code: 'ACCESS_DENIED' } }
    expect(
      await by.call(calls.setConsents, {
        body: { cardPublished: true, cardToWorld: false, processing: true },
      }),
    ).toMatchObject(denied)
    expect(
      await by.call(calls.setInvitePermissions, {
        body: { inviteToProjects: true, inviteToAccelerators: true },
      }),
    ).toMatchObject(denied)
  })
})
