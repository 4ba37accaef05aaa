import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as calls from '../../contract/risk.endpoints.ts'
import type { Register, Risk } from '../risk.types.ts'
import { ProjectRisks } from './ProjectRisks.tsx'

let server: ReturnType<typeof fakeServer>
let register: Register

const sample = (given: Partial<Risk>): Risk => ({
  id: 1,
  version: 1,
  name: 'Уйдёт технолог',
  description: '',
  kind: 'TEAM',
  chanceBefore: 'HALF_AND_HALF',
  lossesBefore: 'WILL_LOSE_UP_TO_20_PERCENT',
  chanceAfter: null,
  lossesAfter: null,
  response: null,
  measures: '',
  owner: null,
  deadline: null,
  done: false,
  calculation: null,
  scenario: null,
  acceptedBy: null,
  acceptedUntil: null,
  isMain: true,
  actions: ['edit', 'delete'],
  ...given,
})

beforeAll(() => startWorkTexts({ 'risks/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  register = { strategy: 'ALL_RISKS', mayEdit: true, team: [], calculations: [], risks: [sample({})] }
  server.on(calls.getRisks, () => register)
  server.on(calls.getRiskHistory, () => ({ items: [] }))
  server.on(calls.moveRisk, ({ body: { id, version, chance, losses } }) => {
    const risks = register.risks.map((risk) =>
      risk.id === id ? { ...risk, version: version + 1, chanceBefore: chance, lossesBefore: losses } : risk,
    )
    register = { ...register, risks }
    return register
  })
})

afterEach(leaveScreen)

const show = async (...risks: Risk[]) => {
  if (risks.length > 0) register = { ...register, risks }
  showScreen(() => <ProjectRisks id={5} />, '/')
  await screen.findByRole('table')
}

const showAfter = () => userEvent.click(screen.getByRole('radio', { name: named('После ответа') }))

const mark = (place: string) => screen.findByRole('button', { name: named(place) })

test('arrow keys lead a risk on and on: its number keeps the focus', async () => {
  await show(sample({}), sample({ id: 2, name: 'Курс валюты' }))
  const from = await mark('Уйдёт технолог: Пятьдесят на пятьдесят, До 20 %. Стрелки передвигают')
  from.focus()
  for (const [key, place] of [
    ['ArrowUp', 'Очень вероятно, До 20 %'],
    ['ArrowRight', 'Очень вероятно, До 50 %'],
    ['ArrowRight', 'Очень вероятно, До 80 %'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    const there = await mark(`Уйдёт технолог: ${place}. Стрелки передвигают`)
    await waitFor(() => expect(document.activeElement).toBe(there))
  }
  const versions = server.sentTo(calls.moveRisk).map(({ body }) => (body as { version: number }).version)
  expect(versions).toEqual([1, 2, 3])
})

test('a user who leaves while a risk is moved is not called back', async () => {
  await show()
  const from = await mark('Уйдёт технолог: Пятьдесят на пятьдесят, До 20 %. Стрелки передвигают')
  from.focus()
  const elsewhere = screen.getByRole('button', { name: named('Добавить риск') })
  server.delay(calls.moveRisk, 100)
  await userEvent.keyboard('{ArrowUp}')
  elsewhere.focus()
  await mark('Уйдёт технолог: Очень вероятно, До 20 %. Стрелки передвигают')
  expect(document.activeElement).toBe(elsewhere)
})

test('after the response an accepted risk stays where it was, and one without a place opens its form', async () => {
  await show(
    sample({ id: 1, name: 'Курс валюты', response: 'RISK_ACCEPTANCE' }),
    sample({ id: 2, name: 'Подводит поставщик', response: 'RISK_TRANSFER' }),
  )
  await showAfter()
  const stays = await mark('Курс валюты: Пятьдесят на пятьдесят, До 20 %')
  stays.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(server.sentTo(calls.moveRisk)).toEqual([])
  screen.getByText(/^1\sриск здесь без места/)
  expect(screen.queryByRole('button', { name: named('Курс валюты') })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: named('Подводит поставщик') }))
  await screen.findByDisplayValue('Подводит поставщик')
})

test('a user who only reads sees the names of risks without a place', async () => {
  register = { ...register, mayEdit: false }
  await show(sample({ actions: [] }))
  await showAfter()
  expect(screen.getAllByText('Уйдёт технолог')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: named('Уйдёт технолог') })).toBeNull()
})

test('the consent to a risk that was accepted is extended from its last day', async () => {
  const given = { response: 'RISK_ACCEPTANCE', actions: ['accept'] } as const
  await show(
    sample({ ...given, actions: ['accept'], acceptedUntil: '2100-02-01' }),
    sample({ ...given, id: 2, name: 'Курс валюты', actions: ['accept'] }),
  )
  screen.getByRole('button', { name: named('Принять') })
  await userEvent.click(screen.getByRole('button', { name: named('Продлить') }))
  await screen.findByText(named('Продлить согласие на риск «Уйдёт технолог»?'))
  const until = await screen.findByLabelText<HTMLInputElement>('До какого дня')
  expect(until.value).toBe('01.02.2100')
})
