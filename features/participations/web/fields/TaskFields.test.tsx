import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useCall } from '#platform/web/query/use-call.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getTask } from '../../contract/task.endpoints.ts'
import { sampleTask } from '../work/work.samples.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import '../../../project-profiles/web/screens.ts'
import { field, group, plain, tree } from '../../../fields/domain/samples.ts'
import { TaskFields } from './TaskFields.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'participations/texts/ru.json': () => import('../../texts/ru.json'),
    'project-profiles/texts/ru.json': () => import('../../../project-profiles/texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  leaveScreen()
  window.location.hash = ''
})

const author = { uid: '00000000-0000-4000-8000-000000000001', name: 'Орлов Д. В.', avatarUrl: null }

/** An open comment on a field that the task only shows. */
const comment = {
  id: 7,
  kind: 'COMMENT' as const,
  replyTo: null,
  body: 'Опишите решение',
  author,
  createdAt: '2026-11-20T09:00:00.000Z',
  remark: {
    place: { code: 'solution', item: null, field: 'solution' },
    name: { element: { ru: 'Решение', en: '' }, field: null, row: null, rowName: null },
    status: 'OPEN' as const,
    mendedAt: null,
    mendedBy: null,
    resolvedAt: null,
    resolvedBy: null,
    actions: ['mend' as const],
  },
}

const Shown = () => {
  const { data } = useCall(getTask, { query: { taskId: 11 } })
  return data ? <TaskFields task={data} /> : null
}

type Given = { wholeEditable?: boolean; answerRequired?: boolean; answer?: string }

/** A task that requests the goal, shows the solution and the rivals, and has a comment on the solution. */
const show = ({ wholeEditable = true, answerRequired = false, answer = '' }: Given = {}) => {
  const profile = { filled: 0, total: 1, missing: [], missingTotal: 0 }
  server.on(getTask, () => sampleTask({ answerRequired, answer, profile, comments: [comment] }))
  server.on(getProjectProfile, () => ({
    projectId: 1,
    projectName: 'Теплоконтур',
    tree: tree(
      plain({ code: 'goal', type: 'STRING' }),
      plain({ code: 'solution', type: 'STRING' }),
      group('rivals', [field({ code: 'rival', type: 'STRING' })]),
    ),
    asked: ['goal', 'solution', 'rivals'].map((code) => ({
      code,
      required: false,
      readOnly: code !== 'goal',
    })),
    values: { plain: {}, versions: {}, items: {} },
    editable: true,
    wholeEditable,
    follows: true,
    readingCounted: false,
    currencies: [],
    lastChange: null,
    names: {},
    files: {},
  }))
  showScreen(() => <Shown />, '/')
}

const bar = () => screen.findByRole('progressbar')
const links = () =>
  screen
    .queryAllByRole('link', { name: named('Изменить в профиле проекта') })
    .map((one) => one.getAttribute('href'))

test('what a task only shows is not counted, says why it is closed, and leads to where it is filled in', async () => {
  show()
  expect((await bar()).getAttribute('aria-label')).toMatch(/Заполнено 0\sиз\s1$/)
  expect(screen.getAllByText(/Показано\sздесь для\sсправки/)).toHaveLength(2)
  const to = (code: string) => `/bch/view/my-projects/edit?projectId=1&tab=profile#${code}`
  // At the field, at its comment and at the group.
  expect(links()).toEqual([to('solution'), to('solution'), to('rivals')])
  expect(screen.getByRole('textbox', { name: /goal/ })).toBeDefined()
})

test('a user who may not fill the whole profile reads why, and gets no link', async () => {
  show({ wholeEditable: false })
  await bar()
  expect(screen.getAllByText(/Показано\sздесь для\sсправки/)).toHaveLength(2)
  expect(links()).toEqual([])
})

test('a required answer counts with the fields', async () => {
  show({ answerRequired: true })
  expect((await bar()).getAttribute('aria-label')).toMatch(/Заполнено\sполей:\s0\sиз\s2/)
})

test('and is filled once it is given', async () => {
  show({ answerRequired: true, answer: 'Готово' })
  expect((await bar()).getAttribute('aria-label')).toMatch(/Заполнено\sполей:\s1\sиз\s2/)
})

test('following the link to a field focuses it', async () => {
  window.location.hash = '#goal'
  show()
  const goal = await screen.findByRole('textbox', { name: /goal/ })
  await waitFor(() => expect(document.activeElement).toBe(goal))
})
