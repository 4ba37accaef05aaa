import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { personStore, type SignedInPerson } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getCompetencies, getIndustries } from '../../../dictionaries/contract/value.endpoints.ts'
import { addAward, deleteAward, editAward } from '../../contract/award.endpoints.ts'
import { askErasure, withdrawErasure } from '../../contract/own-data.endpoints.ts'
import { getProfile, setConsents, setInvitePermissions } from '../../contract/profile.endpoints.ts'
import { PersonProfile } from '../profile/PersonProfile.tsx'
import { sampleProfile } from '../profile/profile.samples.ts'
import type { Award, Profile } from '../profile/profile.types.ts'

let server: ReturnType<typeof fakeServer>
let profile: Profile

const signIn = (impersonatedBy: string | null) =>
  personStore.set({ uid: profile.uid, name: profile.name, impersonatedBy } as SignedInPerson)

const show = (tab: string, own: Partial<Profile> = {}) => {
  profile = sampleProfile(own)
  return showScreen(PersonProfile, `/bch/view/person-user-profile?tab=${tab}`)
}

const toggle = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))
const drawer = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name: typeof name === 'string' ? named(name) : name }))

const requested: NonNullable<Profile['erasure']> = {
  id: 3,
  status: 'ASKED',
  comment: '',
  reason: '',
  createdAt: '2026-11-20T09:00:00Z',
  decidedAt: null,
  actions: ['withdraw'],
}

beforeAll(() => startWorkTexts({ 'people/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  profile = sampleProfile()
  signIn(null)
  server = fakeServer()
  server.on(getProfile, () => profile)
  server.on(getIndustries, () => ({ items: [] }))
  server.on(getCompetencies, () => ({ items: [] }))
})

afterEach(() => {
  leaveScreen()
  personStore.set(null)
})

test('an invitation is allowed at once', async () => {
  server.on(setInvitePermissions, ({ body }) => {
    profile = { ...profile, invitePermissions: body }
    return body
  })
  show('consents')
  await userEvent.click(await toggle(/акселераторов/))
  await waitFor(async () => expect((await toggle(/акселераторов/)).checked).toBe(true))
  expect(server.sentTo(setInvitePermissions)[0]?.body).toEqual({
    inviteToProjects: true,
    inviteToAccelerators: true,
  })
})

test('who withdraws the consent must confirm, and takes the card from the showcase with it', async () => {
  server.on(setConsents, ({ body }) => {
    const { cardPublished, cardToWorld } = body
    profile = { ...profile, consents: { cardPublished, cardToWorld, processingAt: null, actions: [] } }
    return profile.consents
  })
  show('consents')
  expect(await screen.findByText('Дано 22.09.2026')).toBeDefined()
  await userEvent.click(await toggle(/^Согласие/))
  const sure = await drawer('Отозвать согласие?')
  await userEvent.click(await sure.findByRole('button', { name: named('Отозвать согласие') }))
  await waitFor(async () => expect((await toggle(/мою карточку/)).disabled).toBe(true))
  expect((await toggle(/мою карточку/)).checked).toBe(false)
  expect(server.sentTo(setConsents)[0]?.body).toEqual({
    cardPublished: false,
    cardToWorld: false,
    processing: false,
  })
})

test('a wrong password has an error at its field; a request can be taken back', async () => {
  const keep = (erasure: typeof requested) => {
    profile = { ...profile, erasure }
    return erasure
  }
  server.on(askErasure, ({ body }) =>
    body.password === 'right' ? keep(requested) : refuse('VALIDATION_FAILED', { password: 'INVALID' }),
  )
  server.on(withdrawErasure, () =>
    keep({ ...requested, status: 'WITHDRAWN', decidedAt: '2026-11-21T09:00:00Z' }),
  )
  show('data')
  await press('Запросить удаление данных')
  const form = await drawer('Удаление данных')
  await userEvent.type(await form.findByLabelText(/Пароль/), 'wrong')
  await userEvent.click(form.getByRole('button', { name: named('Отправить запрос') }))
  expect(await form.findByText('Проверьте значение')).toBeDefined()
  await userEvent.clear(form.getByLabelText(/Пароль/))
  await userEvent.type(form.getByLabelText(/Пароль/), 'right')
  await userEvent.click(form.getByRole('button', { name: named('Отправить запрос') }))
  expect(await screen.findByText('Ждёт решения')).toBeDefined()
  await press('Отозвать запрос')
  const sure = await drawer('Отозвать запрос?')
  await userEvent.click(await sure.findByRole('button', { name: named('Отозвать запрос') }))
  expect(await screen.findByText('Отозван')).toBeDefined()
  expect(await screen.findByRole('button', { name: named('Запросить удаление данных') })).toBeDefined()
})

test('an administrator who is logged in as the person can settle none of it, and reads why', async () => {
  signIn('00000000-0000-4000-8000-000000000009')
  show('consents')
  for (const one of await screen.findAllByRole<HTMLInputElement>('switch')) expect(one.disabled).toBe(true)
  expect(screen.getAllByText(/Вы\sвошли под именем другого человека/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('tab', { name: named('Мои данные') }))
  for (const name of ['Скачать архив', 'Запросить удаление данных']) {
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: named(name) })).disabled).toBe(true)
  }
})

test('awards are added, changed and deleted one by one', async () => {
  server.on(addAward, ({ body }) => {
    const made: Award = { ...body, id: 6, file: null, actions: ['edit', 'delete'] }
    profile = { ...profile, awards: [...profile.awards, made] }
    return made
  })
  server.on(editAward, ({ body: { awardId, ...body } }) => {
    const award: Award = { ...body, id: awardId, file: null, actions: ['edit', 'delete'] }
    profile = { ...profile, awards: profile.awards.map((one) => (one.id === awardId ? award : one)) }
    return award
  })
  server.on(deleteAward, ({ body }) => {
    profile = { ...profile, awards: profile.awards.filter(({ id }) => id !== body.awardId) }
    return undefined
  })
  show('professional')
  await press('Добавить награду')
  const form = await drawer('Новая награда')
  await userEvent.type(await form.findByLabelText(/Название/), 'Премия города')
  await userEvent.type(form.getByLabelText(/Ссылка/), 'https://example.com')
  await userEvent.click(form.getByRole('button', { name: named('Сохранить') }))
  expect(await screen.findByText('Премия города')).toBeDefined()

  await press('Действия: Грант')
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Изменить') }))
  const again = await drawer('Награда')
  await userEvent.clear(await again.findByLabelText(/Год/))
  await userEvent.type(again.getByLabelText(/Год/), '2020')
  await userEvent.click(again.getByRole('button', { name: named('Сохранить') }))
  expect(await screen.findByText('2020')).toBeDefined()

  await press('Действия: Грант')
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Удалить') }))
  const sure = await drawer(/^Удалить\sнаграду/)
  await userEvent.click(await sure.findByRole('button', { name: named('Удалить') }))
  await waitFor(() => expect(screen.queryByText('Грант')).toBeNull())
})
