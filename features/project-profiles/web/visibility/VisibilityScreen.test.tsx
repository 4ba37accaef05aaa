import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { plain, tree } from '../../../fields/domain/samples.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import {
  getProfileVisibility,
  setProfileVisibility,
} from '../../../projects/contract/project-details.endpoints.ts'
import type { ElementVisibility } from '../../../projects/domain/states.ts'
import { sampleProject } from '../../../projects/web/edit/project.samples.ts'
import { VisibilityScreen } from './VisibilityScreen.tsx'

const words = (ru: string) => ({ ru, en: '' })
const fields = ['Идея', 'Выручка', 'Расходы'].map((name, at) =>
  plain({ code: `field_${at}`, type: 'STRING', name: words(name) }),
)

let server: ReturnType<typeof fakeServer>
let chosen: Record<string, ElementVisibility>

const items = () => ({ items: Object.entries(chosen).map(([code, visibility]) => ({ code, visibility })) })

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  chosen = { field_0: 'VISIBLE_ALL' }
  server.on(getProfileVisibility, items)
  server.on(setProfileVisibility, ({ body: { codes, visibility } }) => {
    for (const code of codes) chosen[code] = visibility
    return items()
  })
  server.on(getProjectProfile, () => ({
    projectId: 7,
    projectName: 'Теплоконтур',
    tree: tree(...fields),
    asked: null,
    values: { plain: {}, versions: {}, items: {} },
    editable: true,
    wholeEditable: true,
    follows: true,
    readingCounted: false,
    currencies: [],
    lastChange: null,
    names: {},
    files: {},
  }))
  showScreen(() => <VisibilityScreen project={sampleProject()} onClose={() => undefined} />, '/')
})

afterEach(leaveScreen)

const levelOf = async (label: string, level: string) =>
  within(await screen.findByRole('radiogroup', { name: named(label) })).getByRole<HTMLInputElement>('radio', {
    name: level,
  })

test('a field has the level its team chose, or the usual one', async () => {
  expect((await levelOf('Идея', 'Все')).checked).toBe(true)
  expect((await levelOf('Выручка', 'Акселераторы')).checked).toBe(true)
  await userEvent.click(await levelOf('Выручка', 'Команда'))
  expect((await levelOf('Выручка', 'Команда')).checked).toBe(true)
  await waitFor(() => expect(chosen).toEqual({ field_0: 'VISIBLE_ALL', field_1: 'NON_VISIBLE' }))
})

test('all fields are chosen for at once, and that is taken back with what each had', async () => {
  await userEvent.click(await levelOf('Все поля', 'Команда'))
  await waitFor(() => expect(new Set(Object.values(chosen))).toEqual(new Set(['NON_VISIBLE'])))
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }))
  await waitFor(() =>
    expect(chosen).toEqual({ field_0: 'VISIBLE_ALL', field_1: 'VISIBLE_TEAM', field_2: 'VISIBLE_TEAM' }),
  )
})

test('only what is shown is chosen for: fields of one level, or those a search finds', async () => {
  await userEvent.click(await screen.findByRole('button', { name: named('Показать 2 поля') }))
  expect(screen.queryByRole('radiogroup', { name: 'Идея' })).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), 'расх')
  await userEvent.click(await levelOf('Показано: 1 поле', 'Все'))
  await waitFor(() =>
    expect(server.sentTo(setProfileVisibility)[0]?.body).toMatchObject({ codes: ['field_2'] }),
  )
})
