import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as calls from '../contract/expert-talk.endpoints.ts'
import { JobTalk } from './JobTalk.tsx'
import type { Question } from './question.types.ts'
import { TeamQuestions } from './TeamQuestions.tsx'

let server: ReturnType<typeof fakeServer>

const question = (own: Partial<Question> = {}): Question => ({
  id: 3,
  elementCode: null,
  fieldName: '',
  status: 'ASKED',
  text: 'Кто платит?',
  passedText: '',
  answer: '',
  toldText: '',
  reason: '',
  at: '2026-11-20T09:00:00.000Z',
  version: 1,
  actions: ['pass', 'decline'],
  ...own,
})

const fields = new Map([['market', 'Размер рынка']])
let shownField: string | null

const show = (items: Question[], own: { asExpert?: boolean; mayAsk?: boolean; mayWrite?: boolean } = {}) => {
  server.on(calls.listExpertQuestions, () => ({ items }))
  server.on(calls.getExpertTalk, () => ({
    messages: [
      {
        id: 1,
        mine: false,
        byExpert: true,
        author: null,
        text: 'Добрый день.',
        at: '2026-11-20T09:00:00.000Z',
        unread: true,
      },
    ],
    unread: 1,
    asExpert: false,
    requested: false,
    mayAsk: false,
    mayWrite: true,
    ...own,
  }))
  shownField = null
  const goTo = (code: string) => {
    shownField = code
  }
  const Shown = () => <JobTalk jobId={7} fields={fields} goTo={goTo} />
  showScreen(Shown, '/bch/view/expert-job/details')
}

beforeAll(() => startWorkTexts({ 'expert-talks/texts/ru.json': () => import('../texts/ru.json') }))
beforeEach(() => {
  server = fakeServer()
  server.on(calls.readExpertTalk, () => undefined)
})
afterEach(leaveScreen)

test('a message is read and answered', async () => {
  show([])
  server.on(calls.sendExpertMessage, () => undefined)
  expect(await screen.findByText('Добрый день.')).toBeDefined()
  expect(screen.getByText('Новое')).toBeDefined()
  await userEvent.type(screen.getByLabelText(/Сообщение/), 'Здравствуйте.')
  await userEvent.click(screen.getByRole('button', { name: named('Отправить') }))
  await waitFor(() =>
    expect(server.sentTo(calls.sendExpertMessage)[0]?.body).toEqual({ jobId: 7, text: 'Здравствуйте.' }),
  )
})

test('of a job that has ended one reads what was written, and writes no more', async () => {
  show([], { mayWrite: false })
  expect(await screen.findByText('Добрый день.')).toBeDefined()
  expect(screen.queryByLabelText(/Сообщение/)).toBeNull()
})

test('a question is passed on in words that may be others', async () => {
  show([question()])
  server.on(calls.passExpertQuestion, () => undefined)
  await userEvent.click(await screen.findByRole('button', { name: named('Передать команде') }))
  const form = within(await screen.findByRole('dialog'))
  const words = await form.findByLabelText(/Вопрос\sдля\sкоманды/)
  expect((words as HTMLTextAreaElement).value).toBe('Кто платит?')
  await userEvent.clear(words)
  await userEvent.type(words, 'Кто покупатель?')
  await userEvent.click(form.getByRole('button', { name: named('Передать команде') }))
  await waitFor(() =>
    expect(server.sentTo(calls.passExpertQuestion)[0]?.body).toEqual({
      questionId: 3,
      version: 1,
      text: 'Кто покупатель?',
    }),
  )
})

test('the expert asks the team through the accelerator, about a field if they like', async () => {
  show([question({ elementCode: 'market', fieldName: 'Размер рынка', actions: [] })], {
    asExpert: true,
    mayAsk: true,
  })
  server.on(calls.askTeam, () => undefined)
  await userEvent.click(await screen.findByRole('button', { name: /Размер\sрынка/ }))
  expect(shownField).toBe('market')
  await userEvent.click(await screen.findByRole('button', { name: named('Спросить команду') }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(await form.findByRole('textbox', { name: /^Вопрос/ }), 'Кто платит?')
  await userEvent.click(form.getByRole('combobox', { name: /Поле/ }))
  await userEvent.click(await screen.findByRole('option', { name: named('Размер рынка') }))
  await userEvent.click(form.getByRole('button', { name: named('Отправить акселератору') }))
  await waitFor(() =>
    expect(server.sentTo(calls.askTeam)[0]?.body).toEqual({
      jobId: 7,
      elementCode: 'market',
      text: 'Кто платит?',
    }),
  )
})

test('the team sees what was passed on, and a person outside it sees nothing', async () => {
  server.on(calls.listTeamQuestions, () => ({
    items: [question({ status: 'PASSED', text: '', passedText: 'Кто покупатель?', actions: ['answer'] })],
  }))
  const Shown = () => <TeamQuestions taskId={51} />
  showScreen(Shown, '/bch/view/my-acceleration-requests/initiator-details')
  expect(await screen.findByText('Кто покупатель?')).toBeDefined()
  expect(screen.getByRole('button', { name: named('Ответить') })).toBeDefined()
  leaveScreen()
  server.on(calls.listTeamQuestions, () => refuse('NOT_FOUND'))
  showScreen(Shown, '/bch/view/my-acceleration-requests/initiator-details')
  await waitFor(() => expect(server.sentTo(calls.listTeamQuestions).length).toBeGreaterThan(1))
  expect(screen.queryByText('Кто покупатель?')).toBeNull()
})
