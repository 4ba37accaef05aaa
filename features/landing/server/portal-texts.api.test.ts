import { beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../../tests/support/factories/person.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { picture } from '../../../tests/support/who-may/picture.ts'
import {
  getEula,
  getLegalText,
  getOpenConsents,
  getPageWords,
  giveConsents,
} from '../contract/page-words.endpoints.ts'
import {
  getPortalText,
  publishPortalText,
  restorePortalText,
  savePortalText,
} from '../contract/portal-text.endpoints.ts'
import { deleteStartPicture, uploadStartPicture } from '../contract/start-picture.endpoints.ts'
import { writtenIn, type PortalTextSubject } from '../domain/portal-texts.rules.ts'
import { ownWords } from './own-words.ts'

let portal: TestPortal
let admin: Caller
let someone: Caller

beforeAll(async () => {
  portal = await openPortal()
  admin = portal.as(await makePerson(portal.db, { roles: ['ADMIN'] }))
  someone = portal.as(await makePerson(portal.db))
})

type Text = {
  version: number
  words: Record<string, string>
  previewHref: string | null
  changed: boolean
  versions: { number: number }[]
}

const brand = 'default' as const
const read = async (subject: PortalTextSubject) =>
  (await admin.send(getPortalText, { query: { subject, brand } })).body as Text
const save = async (
  subject: PortalTextSubject,
  words: Record<string, string>,
  inForceFrom: string | null = null,
) => {
  const { version } = await read(subject)
  return admin.send(savePortalText, { body: { subject, brand, version, words, inForceFrom } })
}
const publish = async (subject: PortalTextSubject) =>
  admin.send(publishPortalText, { body: { subject, brand, version: (await read(subject)).version } })
const shown = async (language: string, preview?: string) =>
  (
    await portal.guest.send(getPageWords, {
      query: { page: 'experts', ...(preview ? { preview } : {}) },
      headers: { 'accept-language': language },
    })
  ).body as { words: Record<string, string>; pictureUrl: string | null }
/** Texts of a page in a language before anything is written. */
const ownOf = (locale: 'ru' | 'en') => writtenIn(ownWords('page.experts', 'default'), locale)

describe('the words of a start page', () => {
  const words = { ru_title: 'Новый', en_title: 'New' }

  test('are shown to nobody but a preview before they are published, then to everybody', async () => {
    expect((await save('page.experts', words)).status).toBe(200)
    expect(await shown('ru')).toMatchObject({ words: ownOf('ru') })
    const key = (await read('page.experts')).previewHref?.split('preview=')[1]
    expect(await shown('en', key)).toMatchObject({ words: { ...ownOf('en'), title: 'New' } })
    expect((await publish('page.experts')).status).toBe(200)
    expect(await shown('ru')).toMatchObject({ words: { ...ownOf('ru'), title: 'Новый' } })
    // The next draft has its own preview.
    const { status } = await portal.guest.send(getPageWords, { query: { page: 'experts', preview: key! } })
    expect(status).toBe(404)
    const next = (await read('page.experts')).previewHref?.split('preview=')[1]
    expect(next).not.toBe(key)
    expect(await shown('en', next)).toMatchObject({ words: { title: 'New' } })
  })

  test('that lack a translation are not published', async () => {
    expect((await save('page.experts', { ...words, ru_lead: 'Только по-русски' })).status).toBe(200)
    const answer = await publish('page.experts')
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'words.en_lead': 'REQUIRED' } } })
    expect(await shown('ru')).toMatchObject({ words: { ...ownOf('ru'), title: 'Новый' } })
  })

  test('that somebody else saved meanwhile are not overwritten', async () => {
    const { version } = await read('page.experts')
    const body = { subject: 'page.experts' as const, brand, version, words, inForceFrom: null }
    const answers = await Promise.all([
      admin.send(savePortalText, { body }),
      admin.send(savePortalText, { body: { ...body, words: {} } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('go back to an earlier version, and to the portal’s own', async () => {
    const back = async (number: number) =>
      admin.send(restorePortalText, {
        body: { subject: 'page.experts', brand, version: (await read('page.experts')).version, number },
      })
    expect(await back(1)).toMatchObject({ status: 200, body: { words } })
    expect(await back(7)).toMatchObject({ status: 400 })
    expect(await back(0)).toMatchObject({ status: 200, body: { words: {} } })
    expect((await publish('page.experts')).status).toBe(200)
    expect(await shown('ru')).toMatchObject({ words: ownOf('ru') })
    expect((await read('page.experts')).versions.map(({ number }) => number)).toEqual([2, 1])
  })
})

describe('a legal text', () => {
  const eula = async (eulaLocale: 'ru' | 'en') =>
    (await portal.guest.send(getEula, { query: { eulaLocale } })).body as {
      version: number
      title: string
      text: string
    }
  const open = async (by: Caller = someone) =>
    ((await by.send(getOpenConsents)).body as { items: { name: 'rules'; version: number }[] }).items

  test('is the portal’s own until administrators write one', async () => {
    expect(await eula('en')).toMatchObject({ version: 0, title: 'Portal rules', eulaLocale: 'en' })
    expect((await eula('ru')).text).toContain('## ')
    expect(await open()).toEqual([])
  })

  test('that has changed must be confirmed once', async () => {
    const words = { ru_title: 'Правила 2', en_title: 'Rules 2', ru_text: 'Раз', en_text: 'One' }
    await save('legal.rules', words)
    expect((await publish('legal.rules')).status).toBe(200)
    expect(await eula('en')).toMatchObject({ version: 1, title: 'Rules 2', text: 'One' })
    expect(await open()).toMatchObject([{ name: 'rules', version: 1 }])
    const given = [{ name: 'rules' as const, version: 1 }]
    expect(
      await someone.send(giveConsents, { body: { given: [{ name: 'rules', version: 9 }] } }),
    ).toMatchObject({
      status: 400,
    })
    expect((await someone.send(giveConsents, { body: { given } })).status).toBe(200)
    expect((await someone.send(giveConsents, { body: { given } })).status).toBe(200)
    expect(await open()).toEqual([])
    expect(await open(admin)).toHaveLength(1)
  })

  test('of a later day is not in force yet, and none begins in the past', async () => {
    const words = { ru_title: 'Правила 3', en_title: 'Rules 3', ru_text: 'Три', en_text: 'Three' }
    await save('legal.rules', words, '2020-01-01')
    expect(await publish('legal.rules')).toMatchObject({
      status: 400,
      body: { fields: { inForceFrom: 'DATE_IN_PAST' } },
    })
    await save('legal.rules', words, '2100-01-01')
    expect((await publish('legal.rules')).status).toBe(200)
    expect(await eula('ru')).toMatchObject({ version: 1 })
    expect((await portal.guest.send(getLegalText, { query: { name: 'rules' } })).body).toMatchObject({
      version: 1,
    })
  })
})

describe('the picture of a start page', () => {
  const pictureOf = async () => (await shown('en')).pictureUrl
  const upload = (content: Buffer) =>
    admin.send(uploadStartPicture, { query: { page: 'experts' }, file: { name: 'a.png', content } })

  test('replaces the drawn one until that is restored, and is then deleted by the nightly job', async () => {
    expect(await pictureOf()).toBeNull()
    expect((await upload(picture.content)).status).toBe(200)
    const url = (await pictureOf())!
    const image = await portal.app.inject({ method: 'GET', url })
    expect(image.headers['content-type']).toMatch(/^image\//)
    expect(await read('page.experts')).toMatchObject({ pictureUrl: url })
    expect((await admin.send(deleteStartPicture, { body: { page: 'experts' } })).status).toBe(204)
    expect(await pictureOf()).toBeNull()
  })

  test('what is no picture stays outside', async () => {
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400)
    expect(await pictureOf()).toBeNull()
  })
})
