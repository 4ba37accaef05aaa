import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import '../../../objects/web/screens.ts'
import { listObjects } from '../../../objects/contract/object.endpoints.ts'
import { findProfileTemplateCode } from '../../contract/template.endpoints.ts'
import { field } from '../../../fields/domain/samples.ts'
import { FromCatalogue } from './FromCatalogue.tsx'

const revenue = {
  ...field({ code: 'revenue', type: 'MONEY', currency: 'RUB' }),
  name: { ru: 'Выручка', en: 'Revenue' },
}

const object: ResponseOf<typeof listObjects>['items'][number] = {
  id: 7,
  field: revenue,
  group: { id: 3, name: 'Финансы' },
  form: null,
  dictionary: null,
  indicator: true,
  single: false,
  status: 'ACTIVE',
  templatesCount: 0,
  version: 1,
  updatedAt: '2026-11-20T09:00:00.000Z',
  actions: [],
}

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'profile-templates/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(findProfileTemplateCode, () => ({ uses: [] }))
  server.on(listObjects, () => ({ items: [object], total: 1, totalIsExact: true, next: null }))
})

afterEach(leaveScreen)

const choose = async (taken: ReadonlySet<string>) => {
  const onTake = vi.fn()
  showScreen(
    () => (
      <FromCatalogue
        templateId={3}
        taken={taken}
        shapeOf={(type) => ({ kind: 'FIELD', type, inside: 'years' })}
        onTake={onTake}
      />
    ),
    '/',
  )
  await userEvent.type(await screen.findByRole('combobox', { name: 'Объект каталога' }), 'выр')
  await userEvent.click(await screen.findByRole('option', { name: /Выручка/ }))
  return onTake
}

test('a ready field is taken as it is, with its code; only active ones are offered', async () => {
  const onTake = await choose(new Set())
  await userEvent.click(screen.getByRole('button', { name: 'Вставить из каталога' }))
  expect(onTake).toHaveBeenCalledExactlyOnceWith(revenue)
  expect(server.sentTo(listObjects).at(-1)?.query).toMatchObject({ status: 'ACTIVE' })
})

test('one that the template has already is not taken twice', async () => {
  await choose(new Set(['revenue']))
  await waitFor(() => expect(screen.getByText(/Уже есть в\sшаблоне: revenue/)).toBeDefined())
  expect(screen.getByRole('button', { name: 'Вставить из каталога' })).toHaveProperty('disabled', true)
})

test('one that is something else in another template is not taken here', async () => {
  server.on(findProfileTemplateCode, () => ({
    uses: [{ templateId: 9, template: 'Паспорт', kind: 'PLAIN' as const, type: 'MONEY' as const }],
  }))
  await choose(new Set())
  expect(await screen.findByText(/Код занят: в\sшаблоне «Паспорт» это поле типа «Деньги»/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Вставить из каталога' })).toHaveProperty('disabled', true)
})
