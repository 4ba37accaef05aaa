import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listSingleIndicators } from '../../../objects/contract/object.endpoints.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import { ProfileReading } from './ProfileReading.tsx'

const template = tree(plain({ code: 'customers', type: 'INTEGER' }), plain({ code: 'pitch', type: 'STRING' }))

const show = (follows: boolean, address = '/') => {
  const server = fakeServer()
  server.on(listSingleIndicators, () => ({
    items: [
      {
        code: 'customers',
        name: 'Платящие клиенты',
        shortName: 'Клиенты',
        type: 'INTEGER' as const,
        unit: '',
      },
    ],
  }))
  server.on(getProjectProfile, () => ({
    projectId: 7,
    projectName: 'Теплоконтур',
    tree: template,
    asked: null,
    values: { plain: { customers: 41 }, versions: {}, items: {} },
    editable: false,
    wholeEditable: false,
    follows,
    readingCounted: false,
    currencies: [],
    lastChange: null,
    names: {},
    files: {},
  }))
  showScreen(() => <ProfileReading id={7} />, address)
}

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
afterEach(leaveScreen)

test('who works with the project sees how much is filled and what is not', async () => {
  show(true)
  expect(await screen.findByText(/^Заполнено\s1\sиз\s2/)).toBeDefined()
  expect(screen.getByRole('switch', { name: named('Показать незаполненное') })).toBeDefined()
})

test('a guest sees the key figures, and none of the team’s tools, whatever the address asks for', async () => {
  show(false, '/?empty=1&compare=last')
  expect(await screen.findByText('Клиенты')).toBeDefined()
  expect(screen.getAllByText('41')).toHaveLength(2)
  expect(screen.queryByText(/^Заполнено/)).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByText('Поле pitch')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Сравнить' })).toBeNull()
})
