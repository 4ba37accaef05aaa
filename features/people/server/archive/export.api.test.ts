import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal.ts'
import { uploadImage } from '../../contract/avatar.endpoints.ts'
import { uploadAwardFile } from '../../contract/award.endpoints.ts'
import { exportMyData } from '../../contract/own-data.endpoints.ts'
import { editProfile } from '../../contract/profile.endpoints.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const take = async (person: Person, language = 'ru') => {
  const answer = await portal.app.inject({
    method: 'GET',
    url: `/api/v1${exportMyData.path}`,
    headers: { authorization: `Bearer ${await portal.tokenOf(person)}`, 'accept-language': language },
  })
  const files = answer.headers['content-type'] === 'application/zip' ? unzipSync(answer.rawPayload) : {}
  const text = (name: string): string => strFromU8(files[name]!)
  return { answer, files, text, json: (name: string): unknown => JSON.parse(text(name)) }
}

/** A person with a history: profile, picture, certificate, project, application, comment, messages. */
const makeHistory = async () => {
  const { make, db } = portal
  const person = await make.person({ last_name: 'Соколова', first_name: 'Вера', middle_name: '' })
  await make.session({ person })
  const by = portal.as(person)
  await by.call(editProfile, { body: { version: 1, about: '<script>alert(1)</script> & тепло' } })
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await by.send(uploadImage, { query: { extension: 'png' }, file: { name: 'me.png', content: png } })
  const award = await make.award({ person })
  await by.send(uploadAwardFile, {
    query: { awardId: award.id },
    file: { name: 'диплом.txt', content: 'За лучший доклад' },
  })
  const project = await make.project({ leader: person, name: 'Теплоконтур' })
  const task = await make.task({ state: 'DONE_CODE', project })
  await insertOne(db, 'task_comment', {
    task_id: task.id,
    author_uid: person.uid,
    kind: 'COMMENT',
    body: 'Добавили третье интервью.',
  })
  const other = await make.person()
  await make.notification({ recipient: person, sender: other, body: 'Добрый день, Вера!' })
  await make.notification({ recipient: other, sender: person, body: 'Спасибо, посмотрю.' })
  await make.notification({ recipient: other, body: 'Это письмо не Вере.' })
  return { person, award, other }
}

describe('the archive of own data', () => {
  test('contains everything the portal stores about the person, and nothing of others', async () => {
    const { person, award } = await makeHistory()
    const { answer, files, text, json } = await take(person)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/attachment; filename="runway-.*\.zip"/)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'account.json',
        'applications.json',
        'avatar.webp',
        `awards/${award.id}-диплом.txt`,
        'comments.json',
        'history.json',
        'index.html',
        'invitations.json',
        'notifications.json',
        'profile.json',
        'projects.json',
        'registered.json',
        'requests.json',
        'roles.json',
        'sessions.json',
      ].toSorted(),
    )
    expect(json('profile.json')).toMatchObject({ login: person.email, lastName: 'Соколова' })
    expect(json('account.json')).toMatchObject({
      uid: person.uid,
      status: 'A',
      rules: { version: portalRulesVersion, acceptedAt: expect.any(String) as string },
    })
    expect(json('projects.json')).toMatchObject([{ name: 'Теплоконтур', leader: true }])
    expect(json('applications.json')).toMatchObject([{ project: 'Теплоконтур', status: 'ACCEPT' }])
    expect(json('comments.json')).toMatchObject([{ body: 'Добавили третье интервью.' }])
    expect(json('notifications.json')).toMatchObject([
      { direction: 'incoming', body: 'Добрый день, Вера!' },
      { direction: 'outgoing', body: 'Спасибо, посмотрю.' },
    ])
    expect(json('sessions.json')).toMatchObject([{ since: expect.any(String) }])
    expect(json('history.json')).toMatchObject(
      ['editProfile', 'setPicture', 'editAward'].map((action) => ({ subject: 'person', action })),
    )
    expect(text(`awards/${award.id}-диплом.txt`)).toBe('За лучший доклад')
    expect(Buffer.from(files['avatar.webp']!).subarray(8, 12).toString()).toBe('WEBP')
    expect(strFromU8(answer.rawPayload)).not.toContain('password')
    for (const name of Object.keys(files)) expect(text(name), name).not.toContain('Это письмо не Вере')
  })

  test('reads in the language of the person, and runs nothing they wrote', async () => {
    const { person } = await makeHistory()
    const russian = (await take(person)).text('index.html')
    const english = (await take(person, 'en')).text('index.html')
    expect(russian).toContain('Мои данные')
    expect(russian).toContain('Добавили третье интервью.')
    expect(english).toContain('My data')
    expect(english).toContain(`version ${portalRulesVersion}`)
    expect(russian).toContain(`версия ${portalRulesVersion}`)
    for (const page of [russian, english]) {
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; тепло')
      expect(page).not.toContain('<script>')
      expect(page).not.toContain('undefined')
    }
  })

  test('of somebody new is whole too', async () => {
    const { answer, json, text } = await take(await portal.make.person())
    expect(answer.statusCode).toBe(200)
    expect(json('account.json')).toBeNull()
    expect(json('projects.json')).toEqual([])
    expect(text('index.html')).toContain('Данных нет.')
  })

  test('is given a few times an hour', async () => {
    const person = await portal.make.person()
    for (let n = 0; n < 5; n++) expect((await take(person)).answer.statusCode).toBe(200)
    const { answer } = await take(person)
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await take(await portal.make.person())).answer.statusCode).toBe(200)
  })

  test('is never given to an administrator who is logged in as the person', async () => {
    const administrator = await portal.make.person({ roles: ['ADMIN'] })
    const answer = await portal.actAs(administrator, await portal.make.person()).call(exportMyData, {})
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } })
  })
})
