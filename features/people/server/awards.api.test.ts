import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as calls from '../contract/award.endpoints.ts'
import { getProfile } from '../contract/profile.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const fields = { year: 2023, title: 'Премия правительства', url: 'https://example.com/prize' }

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const add = async (person: Person): Promise<number> =>
  done(await portal.as(person).call(calls.addAward, { body: fields }))['id'] as number

const upload = (person: Person, awardId: number, name: string, content: string) =>
  portal.as(person).send(calls.uploadAwardFile, { query: { awardId }, file: { name, content } })

const download = async (person: Person, awardId: number) =>
  portal.app.inject({
    method: 'GET',
    url: `/api/v1${calls.downloadAwardFile.path}?awardId=${awardId}`,
    headers: { authorization: `Bearer ${await portal.tokenOf(person)}` },
  })

const keptFiles = () =>
  portal.db.selectFrom('file').select('id').where('entity', '=', 'CERTIFICATE').execute()

describe('an award', () => {
  test('is added, edited and deleted with its file', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    const awardId = await add(person)
    done(
      await by.call(calls.editAward, { body: { ...fields, awardId, title: 'Медаль', year: 1999, url: '' } }),
    )
    done(await upload(person, awardId, 'диплом.txt', 'первый'))
    done(await upload(person, awardId, 'диплом-2.txt', 'второй'))
    expect(done(await by.send(getProfile, {}))['awards']).toMatchObject([
      { id: awardId, title: 'Медаль', year: 1999, url: '', file: { name: 'диплом-2.txt' } },
    ])
    const answer = await download(person, awardId)
    expect(answer.payload).toBe('второй')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(await keptFiles()).toHaveLength(1)
    done(await by.call(calls.deleteAward, { body: { awardId } }))
    expect(await keptFiles()).toEqual([])
    expect((await download(person, awardId)).statusCode).toBe(404)
  })

  test('stays when only its file is deleted', async () => {
    const person = await portal.make.person()
    const awardId = await add(person)
    done(await upload(person, awardId, 'a.txt', 'x'))
    done(await portal.as(person).call(calls.deleteAwardFile, { body: { awardId } }))
    expect((await download(person, awardId)).statusCode).toBe(404)
    expect(done(await portal.as(person).send(getProfile, {}))['awards']).toMatchObject([{ file: null }])
  })

  test('is not of the future, nor more than the limit of the profile, even when two are added at once', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    const future = { ...fields, year: new Date().getUTCFullYear() + 1 }
    expect(await by.call(calls.addAward, { body: future })).toMatchObject({
      status: 400,
      body: { fields: { year: 'TOO_BIG' } },
    })
    for (let n = 0; n < 19; n++) await add(person)
    const answers = await collide(
      portal.database,
      `select 1 from person_profile where person_uid = '${person.uid}' for update`,
      [1, 2, 3].map(() => () => by.call(calls.addAward, { body: fields })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'AWARD_LIMIT',
      params: { limit: 20 },
    })
  })
})
