import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { personStore, type SignedInPerson } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  getCompetencies,
  getIndustries,
  listDictionaryValues,
} from '../../../dictionaries/contract/value.endpoints.ts'
import { editProfile, getProfile } from '../../contract/profile.endpoints.ts'
import { PersonProfile } from './PersonProfile.tsx'
import { sampleProfile } from './profile.samples.ts'
import type { Profile } from './profile.types.ts'

const address = '/bch/view/person-user-profile'

let server: ReturnType<typeof fakeServer>
let profile: Profile

const person: SignedInPerson = {
  uid: '00000000-0000-4000-8000-000000000001',
  email: 'vera@people.example',
  lastName: 'Соколова',
  firstName: 'Вера',
  middleName: 'Андреевна',
  name: 'Соколова В. А.',
  avatarUrl: null,
  locale: 'ru',
  roles: ['INI'],
  defaultRole: null,
  accessFlags: [],
  impersonatedBy: null,
}

const show = (own: Partial<Profile> = {}) => {
  profile = sampleProfile(own)
  return showScreen(PersonProfile, address)
}

const field = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replaceAll(' ', '\\s')}`) })
const choice = (label: string) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) })
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))
const tab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name: named(name) }))

const retype = async (label: string, words: string) => {
  await userEvent.clear(await field(label))
  await userEvent.type(await field(label), words)
}

const places = {
  COUNTRIES: [{ id: 2, code: 'KZ', name: 'Казахстан', status: 'ACTIVE' as const, parent: null }],
  CITIES: [
    {
      id: 222,
      code: 'ALA',
      name: 'Алматы',
      status: 'ACTIVE' as const,
      parent: { id: 22, name: 'Алматинская область' },
    },
  ],
}

beforeAll(() => startWorkTexts({ 'people/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  personStore.set(person)
  server = fakeServer()
  server.on(getProfile, () => profile)
  server.on(editProfile, ({ body: { location: _location, phone, ...body } }) => {
    if (body.version !== profile.version) refuse('STATE_CHANGED')
    const { industryIds: _i, competencyIds: _c, ...known } = body
    profile = {
      ...profile,
      ...(Object.fromEntries(
        Object.entries(known).filter(([, value]) => value !== undefined),
      ) as Partial<Profile>),
      ...(phone === undefined ? {} : { phone: phone && { ...phone, number: '+79123456789' } }),
      version: profile.version + 1,
    }
    return profile
  })
  server.on(getIndustries, () => ({ items: [] }))
  server.on(getCompetencies, () => ({ items: [] }))
  server.on(listDictionaryValues, ({ query }) => {
    const items = query['code'] === 'COUNTRIES' ? places.COUNTRIES : places.CITIES
    return { items, total: items.length, totalIsExact: true }
  })
})

afterEach(() => {
  leaveScreen()
  personStore.set(null)
})

test('saves the part on the screen with the version it was read at, and the header follows the name', async () => {
  show()
  await retype('Фамилия', 'Орлова')
  await press('Сохранить')
  expect(await screen.findByText(/^Сохранено в/)).toBeDefined()
  const [{ body } = { body: null }] = server.sentTo(editProfile)
  expect(body).toMatchObject({ version: 4, lastName: 'Орлова', location: { cityId: 111 } })
  expect(body).not.toHaveProperty('specialty')
  expect(personStore.get()?.lastName).toBe('Орлова')
})

test('a number that the country does not have has an error at its field, with the example below', async () => {
  show()
  await waitFor(async () => expect((await field('Телефон')).value).toBe('900 378-44-20'), {
    timeout: 8000,
  })
  await retype('Телефон', '8912')
  await press('Сохранить')
  expect(await screen.findByText(/Введите номер полностью/)).toBeDefined()
  expect(screen.getByText('Например: 912 345-67-89')).toBeDefined()
  expect(server.sentTo(editProfile)).toEqual([])
  await retype('Телефон', '89123456789')
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile)[0]?.body).toMatchObject({
      phone: { country: 'RU', number: '8 (912) 345-67-89' },
    }),
  )
})

test('another country empties region and city; a city found in the whole country brings its region', async () => {
  show()
  await userEvent.click(await choice('Страна$'))
  await userEvent.click(await screen.findByRole('option', { name: /Казахстан/ }))
  expect((await choice('Регион')).value).toBe('')
  expect((await choice('Город')).value).toBe('')
  await userEvent.click(await choice('Город'))
  await userEvent.click(await screen.findByRole('option', { name: /Алматы/ }))
  expect((await choice('Регион')).value).toBe('Алматинская область')
  expect(server.sentTo(listDictionaryValues).at(-1)?.query).toMatchObject({ code: 'CITIES', parentId: '2' })
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile)[0]?.body).toMatchObject({
      location: { countryId: 2, regionId: 22, cityId: 222 },
    }),
  )
})

test('a save of another tab is reported, merged, and never overwritten unseen', async () => {
  show({ company: 'Было' })
  await retype('Компания', 'Моё')
  profile = sampleProfile({ company: 'Чужое', about: 'Новое', version: 9 })
  await press('Сохранить')
  expect(await screen.findByText('Пока вы работали, данные изменили')).toBeDefined()
  expect(screen.getByText('Чужое')).toBeDefined()
  expect((await field('Компания')).value).toBe('Моё')
  expect((await field('О себе')).value).toBe('Новое')
  await press('Оставить моё')
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile).at(-1)?.body).toMatchObject({
      version: 9,
      company: 'Моё',
      about: 'Новое',
    }),
  )
})

test('what others saved of other fields is taken over without a question', async () => {
  show({ company: 'Было' })
  await retype('Компания', 'Моё')
  profile = sampleProfile({ company: 'Было', about: 'Новое', version: 9 })
  await press('Сохранить')
  expect(await screen.findByText(/^Сохранено в/)).toBeDefined()
  expect(server.sentTo(editProfile).at(-1)?.body).toMatchObject({
    version: 9,
    company: 'Моё',
    about: 'Новое',
  })
})

test('the saved value may be taken instead of the typed one', async () => {
  show({ company: 'Было' })
  await retype('Компания', 'Моё')
  profile = sampleProfile({ company: 'Чужое', version: 9 })
  await press('Сохранить')
  await userEvent.click(await screen.findByRole('button', { name: /Взять сохранённое/ }))
  expect((await field('Компания')).value).toBe('Чужое')
})

test('typed text lives on in other tabs, and one saved part does not block another', async () => {
  const { history } = show()
  await retype('Компания', 'Теплоконтур')
  await tab('Профессия')
  expect(history.location.search).toBe('?tab=professional')
  await userEvent.type(await field('Специальность'), 'Инженер')
  await press('Добавить должность')
  await userEvent.type(await field('Должность 2'), 'Основатель')
  await press('Убрать должность 1')
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile)[0]?.body).toMatchObject({
      version: 4,
      specialty: 'Инженер',
      jobPositions: ['Основатель'],
      industryIds: [31],
    }),
  )
  await tab('Основное')
  expect((await field('Компания')).value).toBe('Теплоконтур')
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile)[1]?.body).toMatchObject({ version: 5, company: 'Теплоконтур' }),
  )
})

test('an empty row has its error in place, by its number', async () => {
  show()
  await tab('Профессия')
  await press('Добавить публикацию')
  await userEvent.type(await field('Ссылка на публикацию 1'), 'нет')
  await press('Сохранить')
  expect(await screen.findByText(/Введите адрес сайта/)).toBeDefined()
  expect(screen.getByText('Обязательное поле')).toBeDefined()
  await press('Публикация 1')
  expect(document.activeElement).toBe(await field('Публикация 1'))
})

test('a dictionary that could not be read says so in its list, and is loaded when retried', async () => {
  server.on(getIndustries, () => refuse('UNEXPECTED_ERROR'))
  show()
  await tab('Профессия')
  const industries = await choice('Отрасли')
  await userEvent.click(industries)
  expect((await screen.findAllByText(/Не\sполучилось загрузить список/)).length).toBeGreaterThan(0)
  server.on(getIndustries, () => ({ items: [{ id: 32, code: 'AGRO', name: 'Сельское хозяйство' }] }))
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await userEvent.click(await screen.findByRole('option', { name: named('Сельское хозяйство') }))
  await press('Сохранить')
  await waitFor(() => expect(server.sentTo(editProfile)[0]?.body).toMatchObject({ industryIds: [31, 32] }))
})

test("an investor's range is checked and sent with its currency", async () => {
  show()
  await tab('Инвестор')
  await userEvent.selectOptions(await choice('Тип инвестора'), 'Бизнес-ангел')
  await userEvent.type(await field('От'), '3 000 000')
  await userEvent.type(await field('До'), '1 000 000')
  await press('Сохранить')
  expect(await screen.findByText(/Значение «До» должно быть больше/)).toBeDefined()
  await retype('До', '5 000 000')
  await press('Сохранить')
  await waitFor(() =>
    expect(server.sentTo(editProfile)[0]?.body).toEqual({
      version: 4,
      investorType: 'BUSINESS_ANGEL',
      investment: { from: '3000000', to: '5000000', currency: 'RUB' },
    }),
  )
})

test('a profile that cannot be read says so and is refetched', async () => {
  server.on(getProfile, () => refuse('UNEXPECTED_ERROR'))
  show()
  await screen.findByText('Не получилось загрузить')
  server.on(getProfile, () => profile)
  await press('Повторить')
  expect((await field('Фамилия')).value).toBe('Соколова')
})
