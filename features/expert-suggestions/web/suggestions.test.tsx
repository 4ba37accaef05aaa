import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as calls from '../contract/expert-suggestion.endpoints.ts'
import { Suggestions } from './list/Suggestions.tsx'
import type { OwnSuggestion, Suggestion } from './list/suggestion.types.ts'
import { OwnSuggestions } from './own/OwnSuggestions.tsx'
import { SuggestButton } from './suggest/SuggestButton.tsx'

let server: ReturnType<typeof fakeServer>

const suggestion = (own: Partial<Suggestion> = {}): Suggestion => ({
  id: 5,
  project: { id: 3, name: 'Тихий город' },
  task: null,
  competency: null,
  proposer: { uid: '00000000-0000-4000-8000-000000000007', name: 'Орлова Е. Д.', avatarUrl: null },
  expert: '',
  reason: 'Рынок не проверен.',
  status: 'NEW',
  job: null,
  answer: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  orderable: [],
  version: 1,
  actions: ['decline'],
  ...own,
})

const show = (items: Suggestion[]) => {
  server.on(calls.listExpertSuggestions, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
  }))
  showScreen(Suggestions, '/bch/view/expert-job/suggestions')
}

beforeAll(() => startWorkTexts({ 'expert-suggestions/texts/ru.json': () => import('../texts/ru.json') }))
beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})
afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('suggestions are declined with a reason, and can’t be ordered of while no task is in review', async () => {
  show([suggestion()])
  server.on(calls.declineExpertSuggestion, () => undefined)
  expect((await screen.findAllByText('Рынок не проверен.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/Проект\sв\sцелом/).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: /действия/i }))
  expect(await screen.findByText(/нет\sни\sодного\sзадания/)).toBeDefined()
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отклонить') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByLabelText(/Причина/), 'Рано.')
  await userEvent.click(form.getByRole('button', { name: named('Отклонить') }))
  await waitFor(() =>
    expect(server.sentTo(calls.declineExpertSuggestion)[0]?.body).toEqual({
      suggestionId: 5,
      version: 1,
      reason: 'Рано.',
    }),
  )
})

test('without suggestions, or without a right to them, the list says so', async () => {
  show([])
  expect(await screen.findByText(/Предложений\sпока\sнет/)).toBeDefined()
  leaveScreen()
  server.on(calls.listExpertSuggestions, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
  showScreen(Suggestions, '/bch/view/expert-job/suggestions')
  expect(await screen.findByRole('heading')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a review is proposed for the project as a whole or one of the tasks that one sees', async () => {
  server.on(calls.getSuggestionChoices, () => ({
    project: { id: 3, name: 'Тихий город' },
    allowed: true,
    tasks: [{ id: 51, name: 'Анализ рынка' }],
    waiting: 1,
  }))
  server.on(calls.suggestExpertise, () => undefined)
  const Shown = () => <SuggestButton id={3} />
  showScreen(Shown, '/bch/view/project-details')
  await userEvent.click(await screen.findByRole('button', { name: named('Предложить экспертизу') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByRole('textbox', { name: /Почему/ }), 'Рынок не проверен.')
  await userEvent.click(form.getByRole('button', { name: named('Предложить') }))
  await waitFor(() =>
    expect(server.sentTo(calls.suggestExpertise)[0]?.body).toEqual({
      projectId: 3,
      taskId: null,
      competencyId: null,
      reason: 'Рынок не проверен.',
      expert: '',
    }),
  )
})

test('a user who may not propose has no button to do so', async () => {
  server.on(calls.getSuggestionChoices, () => refuse('NOT_FOUND'))
  const Shown = () => <SuggestButton id={3} />
  showScreen(Shown, '/bch/view/project-details')
  await waitFor(() => expect(server.sentTo(calls.getSuggestionChoices)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: named('Предложить экспертизу') })).toBeNull()
})

const own = (given: Partial<OwnSuggestion> = {}): OwnSuggestion => ({
  id: 5,
  project: { id: 3, name: 'Тихий город' },
  opens: true,
  task: null,
  competency: null,
  expert: '',
  reason: 'Рынок не проверен.',
  status: 'NEW',
  answer: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  version: 1,
  actions: ['withdraw'],
  ...given,
})

const showOwn = (items: OwnSuggestion[]) => {
  server.on(calls.listOwnExpertSuggestions, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
  }))
  showScreen(OwnSuggestions, '/bch/view/expert-job/proposed')
}

test('a suggestion of one’s own is withdrawn while it waits', async () => {
  showOwn([own()])
  server.on(calls.withdrawExpertSuggestion, () => undefined)
  expect(await screen.findByRole('link', { name: named('Тихий город') })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /действия/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Тихий\sгород/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: named('Отозвать') }))
  await waitFor(() =>
    expect(server.sentTo(calls.withdrawExpertSuggestion)[0]?.body).toEqual({ suggestionId: 5, version: 1 }),
  )
})

test('own suggestions say why they were declined, and name no project that is closed now; without any, how to make one', async () => {
  showOwn([own({ project: null, opens: false, status: 'DECLINED', answer: 'Рано.', actions: [] })])
  expect((await screen.findAllByText('Рано.')).length).toBeGreaterThan(0)
  expect(screen.getByText(/больше\sне\sоткрыт/)).toBeDefined()
  leaveScreen()
  showOwn([])
  expect(await screen.findByText(/Предложить\sэкспертизу/)).toBeDefined()
  leaveScreen()
  server.on(calls.listOwnExpertSuggestions, () => refuse('UNEXPECTED_ERROR'))
  showScreen(OwnSuggestions, '/bch/view/expert-job/proposed')
  expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
})
