import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bannerStore } from '#platform/web/messages/banner-store.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { pageActions } from '#platform/web/work/components/palette/palette-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getProjectTrack, listTasksToReview } from '../../contract/participation.endpoints.ts'
import {
  acceptTask,
  commentTask,
  completeTask,
  getTask,
  returnTask,
  saveTaskAnswer,
  withdrawTask,
} from '../../contract/task.endpoints.ts'
import { moveRemark } from '../../contract/remark.endpoints.ts'
import { answerLimit } from '../answer/answer-limit.ts'
import type { Task } from '../work.types.ts'
import { sampleParticipation, sampleRow, sampleTask } from './work.samples.ts'
import { WorkOnTrack } from './WorkOnTrack.tsx'

const address = '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=5'

let server: ReturnType<typeof fakeServer>
let task: Task

/** The task after an action. */
const after = (own: Partial<Task>): Task => ({ ...task, ...own })

const show = (own: Partial<Task> = {}) => {
  task = sampleTask(own)
  server.on(getTask, ({ query }) => ({ ...task, id: Number(query['taskId']) }))
  server.on(getProjectTrack, () => {
    const { state, actions, blockedBy } = task
    return sampleParticipation([sampleRow({ state, actions, blockedBy })])
  })
  return showScreen(WorkOnTrack, address)
}

const actions = async () => within(await screen.findByRole('group', { name: named('Действия с заданием') }))
const button = (name: string) => screen.findByRole('button', { name: named(name) })
const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Ответ/ })

beforeAll(() => startWorkTexts({ 'participations/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(listTasksToReview, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('says what is next, and shows exactly the actions that the server allows', async () => {
  show({ state: 'DONE_CODE', actions: ['withdraw'], editable: false })
  expect(await screen.findByText(/ждёт проверки трекера/)).toBeDefined()
  // The notice says that the task is in review, why it is read-only, and how to withdraw it.
  expect(await screen.findByText(named('На проверке с'))).toBeDefined()
  expect(screen.getAllByRole('button', { name: named('Отозвать с проверки') })).toHaveLength(1)
  expect(screen.queryByRole('group', { name: named('Действия с заданием') })).toBeNull()
})

test.each([
  ['by the button', async () => userEvent.click(await button('Отозвать с проверки'))],
  [
    'from the palette',
    async () =>
      act(() =>
        pageActions()
          .find(({ label }) => named('Отозвать с проверки').test(label))
          ?.run?.(),
      ),
  ],
])('withdrawing %s is confirmed first', async (_way, start) => {
  server.on(withdrawTask, () => after({ state: 'START', actions: [] }))
  show({ state: 'DONE_CODE', actions: ['withdraw'], editable: false })
  await button('Отозвать с проверки')
  await start()
  const question = within(await screen.findByRole('dialog', { name: /Отозвать\sзадание/ }))
  expect(await question.findByText(/снова можно/)).toBeDefined()
  expect(server.sentTo(withdrawTask)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: named('Отозвать с проверки') }))
  await waitFor(() => expect(server.sentTo(withdrawTask)[0]?.body).toEqual({ taskId: 11, version: 3 }))
})

test('missing work leads back to the reader’s own list', async () => {
  show()
  server.on(getProjectTrack, () => refuse('NOT_FOUND'))
  expect((await screen.findByRole('link', { name: named('Мои заявки') })).getAttribute('href')).toMatch(
    /my-acceleration-requests$/,
  )
})

test('nobody who may do nothing sees an action', async () => {
  show({ state: 'DONE_CODE', actions: [], editable: false, commentable: false })
  expect(await screen.findByText('Первый вариант')).toBeDefined()
  expect(screen.queryByRole('group', { name: named('Действия с заданием') })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('says why a task cannot be started', async () => {
  show({ state: 'NOT_STARTED', actions: [], editable: false, blockedBy: 'PREVIOUS_TASK_NOT_ACCEPTED' })
  expect(await screen.findByText('Пока нельзя начать')).toBeDefined()
})

test('the answer saves itself and says when', async () => {
  server.on(saveTaskAnswer, ({ body }) => ({
    version: body.version + 1,
    savedAt: '2026-11-21T09:31:00.000Z',
  }))
  show()
  await userEvent.type(await answer(), ', второй')
  expect(await screen.findByText(/Сохранено в/, {}, { timeout: 3000 })).toBeDefined()
  expect(server.sentTo(saveTaskAnswer).at(-1)?.body).toEqual({
    taskId: 11,
    version: 3,
    answer: 'Первый вариант, второй',
  })
})

test('a reviewer comments on the answer; the team sees the comment below it', async () => {
  server.on(commentTask, ({ body }) => after({ comments: [], id: body.taskId }))
  show({ state: 'DONE_CODE', actions: [], editable: false, remarkable: true, reviews: true })
  await userEvent.click(await button('Добавить замечание: Ответ'))
  await userEvent.type(await screen.findByRole('textbox', { name: named('Замечание') }), 'Где цифры?')
  await userEvent.click(await button('Добавить замечание'))
  await waitFor(() =>
    expect(server.sentTo(commentTask).at(-1)?.body).toEqual({
      taskId: 11,
      body: 'Где цифры?',
      place: { code: 'ANSWER', item: null, field: 'ANSWER' },
    }),
  )
  leaveScreen()
  const place = { code: 'FILES', item: null, field: 'FILES' }
  const author = { uid: '00000000-0000-4000-8000-000000000009', name: 'Орлова А. П.', avatarUrl: null }
  const createdAt = '2026-11-21T09:30:00.000Z'
  const none = { mendedAt: null, mendedBy: null, resolvedAt: null, resolvedBy: null, actions: [] }
  const remark = { place, name: null, status: 'OPEN' as const, ...none }
  const body = 'Приложите смету'
  show({ comments: [{ id: 7, kind: 'COMMENT', body, author, createdAt, replyTo: null, remark }] })
  const files = within(await screen.findByRole('region', { name: /^Файлы/ }))
  expect(files.getByText(body)).toBeDefined()
  expect(screen.getByRole('button', { name: named('К полю «Файлы»') })).toBeDefined()
})

test('two writers: both texts are shown, and the choice is saved on the newest version', async () => {
  let version = 3
  server.on(saveTaskAnswer, ({ body }) => {
    if (body.version !== version) {
      const answerBy = { uid: '00000000-0000-4000-8000-000000000009', name: 'Орлова А. П.', avatarUrl: null }
      task = { ...task, version, answer: 'Текст соседа', answerBy, answerAt: '2026-11-21T09:30:00.000Z' }
      return refuse('TRACKPOINT_STATUS_CHANGED')
    }
    version += 1
    return { version, savedAt: '2026-11-21T09:31:00.000Z' }
  })
  show()
  const field = await answer()
  version = 7
  await userEvent.clear(field)
  await userEvent.type(field, 'Мой текст')
  expect(await screen.findByText('Текст соседа', {}, { timeout: 3000 })).toBeDefined()
  expect(screen.getByText('Мой текст')).toBeDefined()
  expect(screen.getByText(/^Орлова А\. П\., 21\.11\.2026/)).toBeDefined()
  await userEvent.click(await button('Оставить моё'))
  await waitFor(() =>
    expect(server.sentTo(saveTaskAnswer).at(-1)?.body).toEqual({
      taskId: 11,
      version: 7,
      answer: 'Мой текст',
    }),
  )
  expect((await answer()).value).toBe('Мой текст')
})

test('a text that can no longer be saved stays to be copied until it is put away', async () => {
  server.on(saveTaskAnswer, () => {
    task = { ...task, version: 5, editable: false, actions: [] }
    return refuse('TRACKPOINT_STATUS_CHANGED')
  })
  show()
  await userEvent.type(await answer(), ', не успели')
  expect(await screen.findByText('Ответ больше нельзя менять', {}, { timeout: 3000 })).toBeDefined()
  expect(screen.getByText('Первый вариант, не успели')).toBeDefined()
  await userEvent.click(await button('Убрать'))
  await waitFor(() => expect(screen.queryByText('Первый вариант, не успели')).toBeNull())
})

test('a text that was not sent comes back, and is sent', async () => {
  server.on(saveTaskAnswer, () => refuse('UNEXPECTED_ERROR'))
  show()
  await userEvent.type(await answer(), ', второй')
  await screen.findByText(/на\sэтом\sустройстве/, {}, { timeout: 3000 })
  cleanup()
  server.on(saveTaskAnswer, ({ body }) => ({
    version: body.version + 1,
    savedAt: '2026-11-21T09:31:00.000Z',
  }))
  show()
  await waitFor(async () => expect((await answer()).value).toBe('Первый вариант, второй'))
  await waitFor(() =>
    expect(server.sentTo(saveTaskAnswer).at(-1)?.body).toMatchObject({ answer: 'Первый вариант, второй' }),
  )
})

test('submitting saves the answer first and acts on the version it made', async () => {
  server.on(saveTaskAnswer, ({ body }) => ({
    version: body.version + 1,
    savedAt: '2026-11-21T09:31:00.000Z',
  }))
  server.on(completeTask, () =>
    after({ state: 'DONE_CODE', version: 5, actions: ['withdraw'], editable: false }),
  )
  show()
  await userEvent.type(await answer(), '!')
  await userEvent.click(await button('Отправить на проверку'))
  await waitFor(() =>
    expect(server.sentTo(completeTask).at(-1)?.body).toEqual({
      taskId: 11,
      version: 4,
      opens: [],
      openRemarks: 0,
    }),
  )
})

test('a task that changed meanwhile is refetched, and the action is not done', async () => {
  show()
  await answer()
  server.on(completeTask, () => {
    task = { ...task, state: 'DONE_CODE', version: 9, actions: [], editable: false }
    return refuse('TRACKPOINT_STATUS_CHANGED')
  })
  await userEvent.click(await button('Отправить на проверку'))
  expect(await screen.findByText(/Задание изменилось, пока оно было у вас открыто/)).toBeDefined()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: named('Отправить на проверку') })).toBeNull(),
  )
})

test('returning needs a comment, and keeps it when the task changed meanwhile', async () => {
  show({ state: 'DONE_CODE', actions: ['return', 'accept', 'discard'], editable: false })
  await userEvent.click((await actions()).getByRole('button', { name: named('Вернуть на доработку') }))
  const drawer = within(await screen.findByRole('dialog'))
  const submit = await drawer.findByRole('button', { name: named('Вернуть на доработку') })
  await userEvent.click(submit)
  expect((await drawer.findAllByText('Обязательное поле')).length).toBe(1)
  expect(server.sentTo(returnTask)).toEqual([])
  server.on(returnTask, () => refuse('TRACKPOINT_STATUS_CHANGED'))
  await userEvent.type(drawer.getByLabelText(/^Что\sисправить/), 'Добавьте вывод')
  await userEvent.click(submit)
  expect(await screen.findByText(/Задание изменилось/)).toBeDefined()
  expect(server.sentTo(returnTask)[0]?.body).toMatchObject({
    taskId: 11,
    version: 3,
    comment: 'Добавьте вывод',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click((await actions()).getByRole('button', { name: named('Вернуть на доработку') }))
  expect(await screen.findByDisplayValue('Добавьте вывод')).toBeDefined()
})

test('a return proposes its current deadline each time, and keeps what was written', async () => {
  show({ state: 'DONE_CODE', actions: ['accept', 'return'], editable: false, due })
  const open = async () => {
    await userEvent.click((await actions()).getByRole('button', { name: named('Вернуть на доработку') }))
    return within(await screen.findByRole('dialog'))
  }
  const dayOf = async () => (await open()).findByLabelText<HTMLInputElement>(/^Новый\sсрок/)
  await userEvent.clear(await dayOf())
  await userEvent.type(screen.getByLabelText(/^Новый\sсрок/), '31.12.2099')
  await userEvent.type(screen.getByLabelText(/^Что\sисправить/), 'Добавьте вывод')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: named('Закрыть') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await dayOf()).value).toBe('01.12.2099')
  expect(screen.getByDisplayValue('Добавьте вывод')).toBeDefined()
})

test('the accelerator writes to the team in the drawer, once there is one', async () => {
  acceleratorStore.set(9)
  const { client } = show()
  await waitFor(() => expect(pageActions().map(({ key }) => key)).toContain('action-write'))
  act(() =>
    pageActions()
      .find(({ key }) => key === 'action-write')
      ?.run?.(),
  )
  expect(
    await screen.findByRole('dialog', { name: named('Сообщение команде проекта «Теплоконтур»') }),
  ).toBeDefined()
  server.on(getProjectTrack, () => ({ ...sampleParticipation([sampleRow()]), leader: null }))
  await client.invalidateQueries()
  await waitFor(() => expect(pageActions().map(({ key }) => key)).not.toContain('action-write'))
})

/** Another task waits for the same reviewer. */
const anotherWaits = () => {
  acceleratorStore.set(9)
  server.on(listTasksToReview, () => ({
    items: [
      {
        ...sampleRow({ id: 44, state: 'DONE_CODE', actions: ['accept'] }),
        project: { id: 8, name: 'Агроскан' },
        track: { id: 2, name: 'Экспресс' },
        projectTrackId: 77,
      },
    ],
    total: 2,
    totalIsExact: true,
    next: null,
  }))
}

const due = { day: '2099-12-01', endsAt: '2099-12-01T21:00:00.000Z', timeZone: 'Europe/Moscow' }

test('a reviewer returns a task with a new deadline, and goes to the next one', async () => {
  anotherWaits()
  const { history } = show({ state: 'DONE_CODE', actions: ['accept', 'return'], editable: false, due })
  server.on(returnTask, () => after({ state: 'START', actions: [] }))
  await userEvent.click(await button('Вернуть и к следующему'))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByLabelText(/^Что\sисправить/), 'Добавьте вывод')
  const day = drawer.getByLabelText<HTMLInputElement>(/^Новый\sсрок/)
  // The present deadline is later than the proposed one.
  expect(day.value).toBe('01.12.2099')
  await userEvent.clear(day)
  await userEvent.type(day, '31.12.2099')
  await userEvent.click(drawer.getByRole('button', { name: named('Вернуть и к следующему') }))
  await waitFor(() => expect(history.location.search).toBe('?projectTrackId=77&taskId=44'))
  expect(server.sentTo(returnTask)[0]?.body).toEqual({
    taskId: 11,
    version: 3,
    comment: 'Добавьте вывод',
    dueOn: '2099-12-31',
  })
})

test('a return that leaves the deadline as it is sends none, and stays at the task', async () => {
  anotherWaits()
  const { history } = show({ state: 'DONE_CODE', actions: ['accept', 'return'], editable: false, due })
  server.on(returnTask, () => after({ state: 'START', actions: [] }))
  await userEvent.click(await button('Вернуть на доработку'))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByLabelText(/^Что\sисправить/), 'Добавьте вывод')
  await userEvent.click(drawer.getByRole('button', { name: named('Вернуть на доработку') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo(returnTask)[0]?.body).toEqual({ taskId: 11, version: 3, comment: 'Добавьте вывод' })
  expect(history.location.search).toBe('?projectTrackId=5')
})

test('a reviewer accepts and goes to the task that waits longest', async () => {
  anotherWaits()
  const { history } = show({ state: 'DONE_CODE', actions: ['accept', 'return'], editable: false })
  server.on(acceptTask, () => after({ state: 'ACCEPT_CODE', actions: [] }))
  await userEvent.click(await button('Принять и к следующему'))
  // A decision is confirmed first.
  const question = within(await screen.findByRole('dialog', { name: /Принять\sзадание/ }))
  expect(server.sentTo(acceptTask)).toEqual([])
  await userEvent.click(await question.findByRole('button', { name: named('Принять и к следующему') }))
  await waitFor(() => expect(history.location.search).toBe('?projectTrackId=77&taskId=44'))
  expect(server.sentTo(acceptTask)[0]?.body).toEqual({ taskId: 11, version: 3 })
})

test('the decision starts by its shortcut key from anywhere on the page, and is found in the palette', async () => {
  acceleratorStore.set(9)
  show({ state: 'DONE_CODE', actions: ['accept', 'return', 'release', 'discard'], editable: false })
  await actions()
  expect(pageActions().map(({ label }) => label)).toEqual(
    expect.arrayContaining(
      ['Принять', 'Вернуть на доработку', 'Вернуть в очередь', 'Отклонить'].map((label) =>
        expect.stringMatching(named(label)),
      ),
    ),
  )
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('b')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: named('Закрыть') }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('a')
  expect(await screen.findByRole('dialog', { name: /Принять\sзадание/ })).toBeDefined()
})

test('on a phone the decision is two buttons, and further actions are in their menu', async () => {
  const phone = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => phone)
  show({ state: 'DONE_CODE', actions: ['accept', 'claim', 'return', 'discard'], editable: false })
  const [accept, giveBack, more, ...others] = (await actions()).getAllByRole('button')
  expect(others).toEqual([])
  expect(accept?.textContent).toMatch(named('Принять'))
  expect(giveBack?.textContent).toMatch(named('Вернуть на доработку'))
  await userEvent.click(more!)
  const menu = within(await screen.findByRole('menu', { name: named('Ещё действия с заданием') }))
  expect(menu.getByRole('menuitem', { name: named('Взять на проверку') })).toBeDefined()
  expect(menu.getByRole('menuitem', { name: named('Отклонить') })).toBeDefined()
})

test('the files and words of a return are above the task', async () => {
  show({
    state: 'START',
    comments: [
      {
        id: 1,
        kind: 'RETURN',
        body: 'Сколько человек готовы платить?',
        author: { uid: '00000000-0000-4000-8000-000000000001', name: 'Орлов Д. В.', avatarUrl: null },
        createdAt: '2026-11-20T09:00:00.000Z',
        replyTo: null,
        remark: null,
      },
    ],
  })
  expect((await screen.findAllByText('Сколько человек готовы платить?')).length).toBe(2)
})

const goal = {
  element: { ru: 'Цель', en: '' },
  field: null,
  row: null,
  rowName: null,
}

test('a task that lacks fields can be tried: what is missing is listed, and nothing is submitted', async () => {
  show({
    actions: [],
    profile: {
      filled: 1,
      total: 2,
      missing: [{ code: 'goal', problem: 'REQUIRED', name: goal }],
      missingTotal: 1,
    },
  })
  await userEvent.click(await button('Отправить на проверку'))
  const listed = await screen.findByText(/осталось заполнить 1\sполе/)
  const missing = within(listed.closest<HTMLElement>('[role="alert"]')!)
  expect(missing.getByRole('button', { name: 'Цель' })).toBeDefined()
  expect(server.sentTo(completeTask)).toEqual([])
})

test('a required answer is marked, has an error when it is missing, and nothing is submitted without it', async () => {
  show({ actions: [], answer: '' })
  expect((await answer()).getAttribute('aria-required')).toBe('true')
  expect(screen.getByText(/обязательно: текст или файл/)).toBeDefined()
  expect((await answer()).getAttribute('aria-invalid')).toBe('false')
  await userEvent.click(await button('Отправить на проверку'))
  expect(await screen.findByText(/осталось заполнить 1\sполе/)).toBeDefined()
  expect((await answer()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(named('Напишите ответ или прикрепите файл.'))).toBeDefined()
  expect(server.sentTo(completeTask)).toEqual([])
  server.on(saveTaskAnswer, ({ body }) => ({
    version: body.version + 1,
    savedAt: '2026-11-21T09:31:00.000Z',
  }))
  await userEvent.type(await answer(), 'Сделали')
  expect((await answer()).getAttribute('aria-invalid')).toBe('false')
})

test('nothing is submitted with an answer that cannot be saved: it is named, and the cursor goes there', async () => {
  show({ answer: 'Сделали' })
  fireEvent.change(await answer(), { target: { value: 'я'.repeat(answerLimit + 1) } })
  await userEvent.click(await button('Отправить на проверку'))
  await waitFor(() => expect(JSON.stringify(bannerStore.get())).toMatch(/Поле «.+» не\sсохранилось/))
  expect(document.activeElement).toBe(await answer())
  expect(server.sentTo(completeTask)).toEqual([])
})

test('handed in as it was returned, with open remarks: a question comes first, and it is done all the same', async () => {
  server.on(completeTask, () => after({ state: 'DONE_CODE', actions: ['withdraw'], editable: false }))
  show({ state: 'START', untouched: true, remarks: { open: 3, mended: 0 } })
  await userEvent.click(await button('Отправить на проверку'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(
    await drawer.findByText(/3\sзамечания открыты, и\sс\sпрошлой проверки в\sзадании ничего не\sизменилось/),
  ).toBeDefined()
  expect(server.sentTo(completeTask)).toEqual([])
  await userEvent.click(drawer.getByRole('button', { name: named('Всё равно отправить') }))
  await waitFor(() => expect(server.sentTo(completeTask)).toHaveLength(1))
})

const openRemark = (id: number, body: string): Task['comments'][number] => ({
  id,
  kind: 'COMMENT',
  replyTo: null,
  body,
  author: { uid: '00000000-0000-4000-8000-000000000001', name: 'Орлов Д. В.', avatarUrl: null },
  createdAt: '2026-11-20T09:00:00.000Z',
  remark: {
    place: { code: 'goal', item: null, field: 'goal' },
    name: goal,
    status: 'OPEN',
    mendedAt: null,
    mendedBy: null,
    resolvedAt: null,
    resolvedBy: null,
    actions: ['mend'],
  },
})

test('changed, but with open remarks: they are listed in the question and marked as fixed there', async () => {
  server.on(completeTask, () => after({ state: 'DONE_CODE', actions: ['withdraw'], editable: false }))
  show({
    state: 'START',
    remarks: { open: 2, mended: 0 },
    comments: [openRemark(7, 'Сколько это в рублях?'), openRemark(8, 'Кто платит?')],
  })
  server.on(moveRemark, () => {
    const [first, second] = task.comments
    task = after({
      remarks: { open: 1, mended: 1 },
      comments: [{ ...first!, remark: { ...first!.remark!, status: 'MENDED', actions: [] } }, second!],
    })
    return task
  })
  await userEvent.click(await button('Отправить на проверку'))
  const question = within(await screen.findByRole('dialog', { name: named('Всё равно отправить?') }))
  expect(await question.findByText(/2\sзамечания открыты/)).toBeDefined()
  expect(question.getByText('Кто платит?')).toBeDefined()
  await userEvent.click(question.getAllByRole('button', { name: named('Исправлено') })[0]!)
  await waitFor(() => expect(server.sentTo(moveRemark)[0]?.body).toEqual({ commentId: 7, action: 'mend' }))
  await waitFor(() => expect(question.getAllByRole('button', { name: named('Исправлено') })).toHaveLength(1))
  expect(server.sentTo(completeTask)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: named('Всё равно отправить') }))
  await waitFor(() => expect(server.sentTo(completeTask)[0]?.body).toMatchObject({ openRemarks: 2 }))
})

test('without an open remark no question comes', async () => {
  server.on(completeTask, () => after({ state: 'DONE_CODE', actions: ['withdraw'], editable: false }))
  show({ state: 'START', remarks: { open: 0, mended: 3 } })
  await userEvent.click(await button('Отправить на проверку'))
  await waitFor(() => expect(server.sentTo(completeTask)).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a remark in the discussion names its field and is settled there', async () => {
  const remark = {
    place: { code: 'goal', item: null, field: 'goal' },
    name: goal,
    status: 'MENDED' as const,
    mendedAt: '2026-11-20T10:00:00.000Z',
    mendedBy: null,
    resolvedAt: null,
    resolvedBy: null,
    actions: ['settle' as const, 'reopen' as const],
  }
  show({
    state: 'DONE_CODE',
    editable: false,
    actions: ['return'],
    remarks: { open: 0, mended: 1 },
    comments: [
      {
        id: 7,
        kind: 'COMMENT',
        replyTo: null,
        body: 'Сколько это в рублях?',
        author: { uid: '00000000-0000-4000-8000-000000000001', name: 'Орлов Д. В.', avatarUrl: null },
        createdAt: '2026-11-20T09:00:00.000Z',
        remark,
      },
    ],
  })
  server.on(moveRemark, () =>
    after({
      comments: [{ ...task.comments[0]!, remark: { ...remark, status: 'SETTLED', actions: ['reopen'] } }],
    }),
  )
  expect(await screen.findByRole('button', { name: named('К полю «Цель»') })).toBeDefined()
  await userEvent.click(await button('Снять'))
  await waitFor(() => expect(server.sentTo(moveRemark)[0]?.body).toEqual({ commentId: 7, action: 'settle' }))
})
