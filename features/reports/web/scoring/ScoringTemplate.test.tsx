import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getScoringTemplate, saveScoringTemplate } from '../../contract/scoring-template.endpoints.ts'
import { standardScoring } from '../../domain/standard-scoring.ts'
import { ScoringTemplate } from './ScoringTemplate.tsx'

const parameter = (code: string) => ({ code, name: { ru: code, en: code }, weight: 1, scale: 5 })

const template: ResponseOf<typeof getScoringTemplate> = {
  version: 3,
  groups: [
    { code: 'team', name: { ru: 'Команда', en: 'Team' }, parameters: [parameter('leader')] },
    { code: 'market', name: { ru: 'Рынок', en: 'Market' }, parameters: [parameter('size')] },
  ],
}

let server: ReturnType<typeof fakeServer>
let saved: InputOf<typeof saveScoringTemplate>['body'][]

const Shown = () => <ScoringTemplate acceleratorId={1} />

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  saved = []
  server = fakeServer()
  server.on(getScoringTemplate, () => template)
  server.on(saveScoringTemplate, ({ body }) => {
    saved.push(body)
    return undefined
  })
  showScreen(Shown, '/reports/analytic/scoring?setUp=true')
})

afterEach(leaveScreen)

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))
const write = async (input: HTMLElement, text: string) => {
  await userEvent.click(input)
  await userEvent.paste(text)
}
const codes = () => saved.at(-1)?.groups.map(({ code }) => code)

test('a section is added, moved and deleted with its parameters', async () => {
  await press('Опустить «Команда»')
  await press('Добавить раздел')
  const added = within(screen.getByRole('region', { name: named('Новый раздел') }))
  await write(added.getByLabelText(named('Раздел по-русски')), 'Право')
  const shown = within(screen.getByRole('region', { name: 'Право' }))
  await write(shown.getByLabelText(named('Раздел по-английски')), 'Law')
  await write(shown.getByLabelText(named('Параметр 1 по-русски')), 'Патенты')
  await write(shown.getByLabelText(named('Параметр 1 по-английски')), 'Patents')
  await press('Сохранить параметры')
  expect(codes()).toEqual(['market', 'team', ''])
  expect(saved.at(-1)!.groups[1]!.parameters[0]!.code).toBe('leader')
  expect(saved.at(-1)!.groups[2]).toMatchObject({ ru: 'Право', parameters: [{ code: '', en: 'Patents' }] })
  await press('Удалить раздел «Рынок»')
  await press('Сохранить параметры')
  expect(codes()).toEqual(['team', ''])
})

test('a section without parameters is refused', async () => {
  const market = within(await screen.findByRole('region', { name: 'Рынок' }))
  await userEvent.click(market.getByRole('button', { name: named('Удалить параметр 1') }))
  await press('Сохранить параметры')
  expect(await screen.findByText(named('Добавьте параметр или удалите раздел.'))).toBeDefined()
  expect(saved).toEqual([])
})

test('the standard parameters are taken back, and what is typed outlasts a reload', async () => {
  await press('Вернуть стандартные параметры')
  cleanup()
  showScreen(Shown, '/reports/analytic/scoring?setUp=true')
  await screen.findByText(named('Мы сохранили то, что вы вводили, и вернули это в форму.'))
  await press('Сохранить параметры')
  expect(codes()).toEqual(standardScoring.map(({ code }) => code))
})
