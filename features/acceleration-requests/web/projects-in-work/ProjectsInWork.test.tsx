import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bannerStore, closeBanner } from '#platform/web/messages/banner-store.ts'
import { currentShortcuts } from '#platform/web/work/shortcuts/shortcuts.ts'
import { acceleratorStore, personStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listTrackers } from '../../../accelerators/contract/member.endpoints.ts'
import { getProjectDetails } from '../../../projects/contract/project-details.endpoints.ts'
import { askPublicationConsent } from '../../../showcases/contract/project-publication.endpoints.ts'
import { setTracker } from '../../../participations/contract/participation.endpoints.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import {
  countStagedDecisions,
  getRejectionReasons,
  planDecisions,
  stageDecisions,
} from '../../contract/decision.endpoints.ts'
import {
  countProjectsInWork,
  countProjectsInWorkValues,
  getOtherApplications,
  getProjectInWork,
  getProjectsInWorkFilters,
  listProjectsInWork,
} from '../../contract/project-in-work.endpoints.ts'
import type { RunKind } from '../../domain/decision.rules.ts'
import { boardColumns, type BoardColumn } from '../../domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { ProjectsInWork } from './ProjectsInWork.tsx'
import { acceptedRow, decided, newRow, tracker } from './project-in-work.samples.ts'

const address = '/bch/view/projects-in-work'

let server: ReturnType<typeof fakeServer>

const show = (items: ProjectInWork[], href = address) => {
  server.on(listProjectsInWork, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
  }))
  return showScreen(ProjectsInWork, href)
}

const known = {
  programmes: [{ id: 3, name: 'Промышленные пилоты' }],
  tracks: [{ id: 2, name: 'Пилот с заводом', programmeId: 3 }],
  trackers: [tracker],
  industries: [{ id: 5, name: 'Энергетика' }],
  kept: 0,
  mayImport: true,
  seesStaged: true,
}

const noneIn = Object.fromEntries(boardColumns.map((column) => [column, 0])) as Record<BoardColumn, number>

const fingerprint = 'a'.repeat(64)

/** All named applications are included. */
const planned = (ids: readonly string[], kind: RunKind) => ({
  accept: kind === 'ACCEPT' ? ids.length : 0,
  reject: kind === 'REJECT' ? ids.length : 0,
  withoutLeader: 0,
  refused: [],
  conflicts: { count: 0, items: [] },
  items: ids.map((id) => ({ id: Number(id), name: 'Теплоконтур', decision: 'REJECT' as const, words: null })),
  fingerprint,
})

const dialog = async () => within(await screen.findByRole('dialog'))

beforeAll(() =>
  startWorkTexts({
    'acceleration-requests/texts/ru.json': () => import('../../texts/ru.json'),
    'participations/texts/ru.json': () => import('../../../participations/texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  server.on(getProjectsInWorkFilters, () => known)
  server.on(countStagedDecisions, () => ({ tracks: [], runId: null }))
  server.on(getRejectionReasons, () => ({ items: [{ id: 7, code: 'TOO_EARLY', name: 'Слишком рано' }] }))
  server.on(planDecisions, ({ query, body }) => planned(String(query['requestIds']).split(','), body.kind))
})

afterEach(() => {
  leaveScreen()
  closeBanner()
  acceleratorStore.set(null)
  personStore.set(null)
})

test('filters are in the address, and the address filters', async () => {
  const { history } = show([newRow()], `${address}?status=NEW&trackId=2&trackerUid=nobody`)
  expect(await screen.findByRole('link', { name: /Теплоконтур/ })).toBeDefined()
  const [first] = server.sentTo(listProjectsInWork)
  expect(first?.query).toMatchObject({ status: 'NEW', trackId: '2' })
  // An invalid uid is unset without an error.
  expect(first?.query['trackerUid']).toBeUndefined()
  expect(server.sentTo(countProjectsInWorkValues)).toEqual([])
  server.on(countProjectsInWorkValues, ({ query }) => ({
    isExact: true,
    values:
      query['counted'] === 'industryId'
        ? [
            { value: '9', name: 'Медицина', count: 1200 },
            { value: '5', name: 'Энергетика', count: 1 },
          ]
        : [{ value: 'REVISION', name: null, count: 3 }],
  }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Фильтры' })).getByRole('button', { name: 'Состояние' }),
  )
  expect(await screen.findByRole('menuitemcheckbox', { name: /^На\sдоработке · 3$/ })).toBeDefined()
  expect(screen.getByRole('menuitemcheckbox', { name: /^Ждёт решения · 0$/ })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Отрасль' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Энергетика · 1$/ }))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /^Медицина · 1\s?200$/ }))
  await waitFor(() => expect(history.location.search).toMatch(/industryId=5(,|%2C)9/))
  const [ofStates, ofIndustries] = server.sentTo(countProjectsInWorkValues)
  expect(ofStates?.query).toMatchObject({ counted: 'column', status: 'NEW', trackId: '2' })
  expect(ofIndustries?.query).toMatchObject({ counted: 'industryId', status: 'NEW', trackId: '2' })
  // The values of the filter itself do not change what its counts are.
  expect(server.sentTo(countProjectsInWorkValues)).toHaveLength(2)
})

test('with too many rows a filter shows a lower bound of its counts, or none', async () => {
  server.on(countProjectsInWorkValues, () => ({
    isExact: false,
    values: [{ value: 'REVISION', name: null, count: 1000 }],
  }))
  show([newRow()], address)
  await screen.findByRole('link', { name: /Теплоконтур/ })
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Фильтры' })).getByRole('button', { name: 'Состояние' }),
  )
  expect(await screen.findByRole('menuitemcheckbox', { name: /^На\sдоработке · 1\s?000\+$/ })).toBeDefined()
  expect(screen.getByRole('menuitemcheckbox', { name: /^Ждёт\sрешения$/ })).toBeDefined()
})

test('a link of a notification opens the project next to the list', async () => {
  server.on(getProjectInWork, () => newRow({ message: 'Ищем площадку для пилота' }))
  const { history } = show([newRow()], `${address}?requestId=31`)
  const drawer = await dialog()
  expect(await drawer.findByText('Ищем площадку для пилота')).toBeDefined()
  await userEvent.click(drawer.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(history.location.search).toBe(''))
})

test('a rejection needs its reason and says who will read it', async () => {
  server.on(rejectAccelerationRequest, () => decided('REJECT'))
  show([newRow()])
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Отклонить' }))
  const drawer = await dialog()
  const send = await drawer.findByRole('button', { name: named('Отклонить заявку') })
  expect(drawer.getByText(/Её\sпрочитает команда проекта/)).toBeDefined()
  await userEvent.click(send)
  expect((await drawer.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  expect(server.sentTo(rejectAccelerationRequest)).toEqual([])
  await userEvent.type(drawer.getByLabelText(/Причина своими словами/), 'Нет пилотной площадки')
  await userEvent.click(send)
  await waitFor(() =>
    expect(server.sentTo(rejectAccelerationRequest)[0]?.body).toEqual({
      reasonIds: [],
      reason: 'Нет пилотной площадки',
      advice: '',
    }),
  )
})

test('a reason typed for one project does not come back at another', async () => {
  show([newRow(), newRow({ id: 32, project: { ...newRow().project, name: 'Агроскан' } })])
  const ask = async (name: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отклонить' }))
    return (await dialog()).findByLabelText<HTMLTextAreaElement>(/Причина своими словами/)
  }
  await userEvent.type(await ask(/Ещё действия: Теплоконтур/), 'Нет площадки')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await ask(/Ещё действия: Агроскан/)).value).toBe('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await ask(/Ещё действия: Теплоконтур/)).value).toBe('Нет площадки')
})

test('a reason typed for several remains one draft when one of them is left out', async () => {
  show([newRow(), newRow({ id: 32, project: { ...newRow().project, name: 'Агроскан' } })])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Отклонить' }))
  const drawer = await dialog()
  const reason = await drawer.findByLabelText<HTMLTextAreaElement>(/Причина своими словами/)
  await userEvent.type(reason, 'Нет')
  await userEvent.click(await drawer.findByRole('button', { name: named('Исключить «Агроскан»') }))
  await userEvent.type(drawer.getByLabelText(/Причина своими словами/), ' площадки')
  const drafts = Object.entries({ ...sessionStorage }).filter(([key]) => key.includes('decision:'))
  expect(drafts).toHaveLength(1)
  expect(drafts[0]?.[1]).toContain('Нет площадки')
})

test('a rejection is staged with a reason of the list and advice, and sends nothing', async () => {
  server.on(stageDecisions, () => ({ count: 1 }))
  show([newRow()])
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Отклонить' }))
  const drawer = await dialog()
  await userEvent.click(await drawer.findByRole('combobox', { name: /Причины/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Слишком рано' }))
  await userEvent.type(drawer.getByLabelText(/Что сделать перед новой заявкой/), 'Покажите пилот')
  await userEvent.click(drawer.getByRole('radio', { name: /Когда вы объявите решения/ }))
  await userEvent.click(drawer.getByRole('button', { name: named('Подготовить решение') }))
  await waitFor(() =>
    expect(server.sentTo(stageDecisions)).toMatchObject([
      {
        query: { requestIds: '31' },
        body: { decision: 'REJECT', fingerprint, reasonIds: [7], reason: '', advice: 'Покажите пилот' },
      },
    ]),
  )
  expect(server.sentTo(rejectAccelerationRequest)).toEqual([])
})

test('an application decided meanwhile is reported in words, and the list is fetched again', async () => {
  server.on(getProjectInWork, () => newRow())
  server.on(acceptAccelerationRequest, () => refuse('STATE_CHANGED'))
  show([newRow()], `${address}?requestId=31`)
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Принять' }))
  await userEvent.click(await screen.findByRole('button', { name: named('Принять заявку') }))
  expect(await screen.findByText(/«Теплоконтур» уже изменили без вас/)).toBeDefined()
  await waitFor(() => expect(server.sentTo(listProjectsInWork).length).toBeGreaterThan(1))
})

test('what the server does not allow is not offered', async () => {
  server.on(getProjectInWork, () => newRow({ actions: [] }))
  show([newRow({ actions: [] })], `${address}?requestId=31`)
  const drawer = await dialog()
  await waitFor(() => expect(server.sentTo(getProjectInWork)).toHaveLength(1))
  expect(drawer.queryByRole('button', { name: 'Принять' })).toBeNull()
  expect(drawer.queryByRole('button', { name: 'Отклонить' })).toBeNull()
})

test('several are accepted after a dry run, one by one, and the end is summed up', async () => {
  server.on(acceptAccelerationRequest, ({ query }) =>
    query['requestId'] === '32' ? refuse('STATE_CHANGED') : decided('ACCEPT'),
  )
  show([
    newRow(),
    newRow({ id: 32, project: { ...newRow().project, name: 'Агроскан' } }),
    acceptedRow({ id: 33 }),
  ])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Принять' }))
  const drawer = await dialog()
  expect(await drawer.findByText(/Будут приняты 2 заявки/)).toBeDefined()
  expect(drawer.getByText(/Пропустим 1 заявку: уже принята/)).toBeDefined()
  expect(server.sentTo(acceptAccelerationRequest)).toEqual([])
  await userEvent.click(await drawer.findByRole('button', { name: /Принять 2 заявки/ }))
  expect(await drawer.findByText(/Принята 1 заявка/)).toBeDefined()
  expect(drawer.getByText(/Не получилось с 1 заявкой/)).toBeDefined()
  expect(drawer.getByText(/Состояние уже изменилось/)).toBeDefined()
  expect(server.sentTo(acceptAccelerationRequest).map(({ query }) => query['requestId'])).toEqual([
    '31',
    '32',
  ])
})

test('what a colleague prepared otherwise is named with the reason, apart from the count of the rest', async () => {
  const staged = {
    decision: 'REJECT' as const,
    reasons: [],
    reason: 'Рынок мал.',
    advice: '',
    version: 1,
    by: tracker,
    at: '2026-11-20T10:00:00.000Z',
  }
  show([newRow(), newRow({ id: 32, project: { ...newRow().project, name: 'Агроскан' }, staged })])
  // A dense table hides what is in `small`.
  expect((await screen.findByText(named('Подготовлено: отклонить'))).closest('small')).toBeNull()
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Принять' }))
  const drawer = await dialog()
  expect(await drawer.findByText(/Будет принята 1 заявка/)).toBeDefined()
  expect(drawer.getByText(/подготовлено отклонение\. Причина: Рынок мал\./)).toBeDefined()
})

test('after a step and Escape the focus is at the row that was shown last', async () => {
  server.on(getProjectInWork, ({ query }) => newRow({ id: Number(query['requestId']) }))
  const agroscan = { ...newRow().project, name: 'Агроскан' }
  show([newRow(), newRow({ id: 32, project: agroscan }), newRow({ id: 33 })])
  await userEvent.click((await screen.findAllByRole('link', { name: /Теплоконтур/ }))[0]!)
  await userEvent.click(await (await dialog()).findByRole('button', { name: named('Следующий проект') }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Агроскан'))
})

test('after a decision that removes the project from the view the steps start at its place', async () => {
  server.on(getProjectInWork, ({ query }) => newRow({ id: Number(query['requestId']) }))
  const of = (id: number) => newRow({ id, project: { ...newRow().project, name: `Проект ${id}` } })
  let rows = [of(31), of(32), of(33)]
  server.on(listProjectsInWork, () => ({ items: rows, total: rows.length, totalIsExact: true, next: null }))
  const { history, client } = showScreen(ProjectsInWork, `${address}?requestId=32`)
  await dialog()
  await screen.findByText('Проект 32')
  rows = [of(31), of(33)]
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('Проект 32')).toBeNull())
  await userEvent.keyboard('j')
  await waitFor(() => expect(history.location.search).toBe('?requestId=33'))
  await userEvent.keyboard('k')
  await waitFor(() => expect(history.location.search).toBe('?requestId=31'))
  rows = [of(33)]
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('Проект 31')).toBeNull())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Проект 33'))
})

test('steps in the panel turn the page of the list', async () => {
  server.on(getProjectInWork, ({ query }) => newRow({ id: Number(query['requestId']) }))
  server.on(listProjectsInWork, ({ query }) => {
    const first = Number(query['offset'])
    const items = Array.from({ length: Math.min(25, 30 - first) }, (_, at) => newRow({ id: first + at + 1 }))
    return { items, total: 30, totalIsExact: true, next: null }
  })
  const { history } = showScreen(ProjectsInWork, `${address}?requestId=25`)
  await dialog()
  const canStep = (name: string) =>
    waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: named(name) }).disabled).toBe(false),
    )
  await canStep('Следующий проект')
  await userEvent.keyboard('j')
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('requestId')).toBe('26'))
  expect(new URLSearchParams(history.location.search).get('page')).toBe('2')
  await canStep('Предыдущий проект')
  await userEvent.keyboard('k')
  await waitFor(() => expect(history.location.search).toBe('?requestId=25'))
})

test('experts are ordered for the tasks in review of several projects, or these are shared out', async () => {
  const inReview = (id: number, taskId: number) => {
    const row = acceptedRow({ id, column: 'TO_REVIEW', actions: ['ORDER_REVIEWS'] })
    const { participation } = row
    return {
      ...row,
      participation: { ...participation!, currentTask: { ...participation!.currentTask!, id: taskId } },
    }
  }
  const { history } = show([inReview(41, 51), inReview(42, 52), newRow({ id: 43 })])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: named('Заказать экспертизу') }))
  const drawer = await dialog()
  expect(await drawer.findByText(/2\sзадания на\sпроверке/)).toBeDefined()
  expect(drawer.getByText(/Пропустим 1\sпроект: нет\sзадания/)).toBeDefined()
  await userEvent.click(await drawer.findByRole('button', { name: /Распределить/ }))
  await waitFor(() => expect(history.location.pathname).toBe('/bch/view/expert-job/assignment'))
  expect(decodeURIComponent(history.location.search)).toBe('?taskIds=51,52')
})

test('the board shows the number of each column, and moves a card without a mouse', async () => {
  server.on(countProjectsInWork, () => ({ counts: { ...noneIn, NEW: 12, IN_WORK: 3 } }))
  server.on(listProjectsInWork, ({ query }) => {
    const items = query['column'] === 'NEW' ? [newRow()] : query['column'] ? [] : [newRow()]
    return { items, total: items.length, totalIsExact: true, next: null }
  })
  showScreen(ProjectsInWork, `${address}?view=board`)
  const column = await screen.findByRole('region', { name: /Ждёт решения: 12 карточек/ })
  expect(await screen.findByRole('region', { name: /В\sработе: 3 карточки/ })).toBeDefined()
  await userEvent.click(within(column).getByRole('button', { name: named('Переместить «Теплоконтур»') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Закрытые заявки/ }))
  expect(await (await dialog()).findByLabelText(/Причина своими словами/)).toBeDefined()
})

test('keys move through the cards of the board column by column, and start their verbs', async () => {
  server.on(countProjectsInWork, () => ({ counts: { ...noneIn, NEW: 2, IN_WORK: 1 } }))
  const of = (row: ProjectInWork, name: string) => ({ ...row, project: { ...row.project, name } })
  server.on(listProjectsInWork, ({ query }) => {
    const inColumns: Record<string, ProjectInWork[]> = {
      NEW: [of(newRow(), 'Первый'), of(newRow({ id: 32 }), 'Второй')],
      IN_WORK: [of(acceptedRow({ id: 41 }), 'Третий')],
    }
    const items = query['column'] ? (inColumns[query['column']] ?? []) : [newRow()]
    return { items, total: items.length, totalIsExact: true, next: null }
  })
  showScreen(ProjectsInWork, `${address}?view=board`)
  await screen.findByText('Третий')
  await userEvent.keyboard('jjj')
  expect(document.activeElement?.textContent).toBe('Третий')
  await userEvent.keyboard('k')
  expect(document.activeElement?.textContent).toBe('Второй')
  await userEvent.keyboard('r')
  expect(await (await dialog()).findByLabelText(/Причина своими словами/)).toBeDefined()
})

test('a tracker is chosen by name and load', async () => {
  server.on(getProjectInWork, () => acceptedRow())
  server.on(listTrackers, () => ({ items: [{ ...tracker, projectsCount: 5, ownProjectIds: [] }] }))
  server.on(setTracker, () => undefined)
  show([acceptedRow()], `${address}?requestId=31`)
  await userEvent.click(await (await dialog()).findByRole('button', { name: named('Назначить трекера') }))
  await userEvent.click(await screen.findByRole('radio', { name: /Орлов Д\. В\.\s*Сейчас ведёт 5 проектов/ }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Назначить' }).at(-1)!)
  await waitFor(() =>
    expect(server.sentTo(setTracker)[0]?.body).toEqual({ projectTrackId: 77, trackerUid: tracker.uid }),
  )
})

const orlovAndPetrova = [
  { ...tracker, projectsCount: 1, ownProjectIds: [] },
  {
    ...tracker,
    uid: '00000000-0000-4000-8000-000000000003',
    name: 'Петрова А. И.',
    projectsCount: 1,
    ownProjectIds: [],
  },
]

test('accepting shows what one decides about, and offers to assign a tracker next', async () => {
  server.on(getProjectDetails, () => refuse('UNEXPECTED_ERROR'))
  server.on(getOtherApplications, () => ({
    items: [
      {
        id: 9,
        status: 'REJECT' as const,
        column: 'CLOSED' as const,
        track: { id: 7, name: 'Предпосев' },
        createdAt: '2026-10-01T09:00:00.000Z',
      },
    ],
  }))
  server.on(acceptAccelerationRequest, () => decided('ACCEPT'))
  server.on(listTrackers, () => ({ items: orlovAndPetrova }))
  server.on(setTracker, () => undefined)
  show([newRow()])
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Принять' }))
  const drawer = await dialog()
  expect(await drawer.findByText('Предпосев')).toBeDefined()
  await userEvent.click(await drawer.findByRole('button', { name: named('Принять заявку') }))
  await waitFor(() => expect(bannerStore.get().messagesArray).toHaveLength(1))
  const [notified] = bannerStore.get().messagesArray
  expect(notified?.offer?.label).toBe('Назначить трекера')
  act(() => notified?.offer?.run())
  await userEvent.click(await screen.findByRole('radio', { name: /Петрова/ }))
  // It is no longer offered: the form may also be opened from elsewhere.
  expect(bannerStore.get().messagesArray).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Назначить' }))
  await waitFor(() => expect(server.sentTo(setTracker)[0]?.body).toMatchObject({ projectTrackId: 77 }))
})

test('a view is one press, is in the address and narrows the query', async () => {
  const { history } = show([acceptedRow({ column: 'TO_REVIEW' })])
  await userEvent.click(await screen.findByRole('link', { name: named('Ждут меня') }))
  await waitFor(() => expect(history.location.search).toBe('?sort=SINCE&waiting=true'))
  await waitFor(() =>
    expect(server.sentTo(listProjectsInWork).at(-1)?.query).toMatchObject({
      waiting: 'true',
      sorting: 'SINCE',
      sortingDirection: 'ASC',
    }),
  )
  expect(screen.getByRole('link', { name: named('Ждут меня') }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: named('Проверить: Теплоконтур') }).getAttribute('href')).toContain(
    'projectTrackId=77&taskId=5',
  )
})

test('chosen projects are shared out by load, those with a tracker only by choice', async () => {
  server.on(listTrackers, () => ({ items: orlovAndPetrova }))
  server.on(setTracker, () => undefined)
  const at = (id: number, of: ProjectInWork['participation']) =>
    acceptedRow({ id, project: { ...newRow().project, name: `Проект ${id}` }, participation: of })
  const work = acceptedRow().participation!
  show([
    at(41, { ...work, id: 141 }),
    at(42, { ...work, id: 142 }),
    at(43, { ...work, id: 143, tracker }),
    newRow(),
  ])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: named('Назначить трекера') }))
  const drawer = await dialog()
  expect(await drawer.findByText(/Орлов Д\. В\.: \+1/)).toBeDefined()
  expect(drawer.getByText(/Петрова А\. И\.: \+1/)).toBeDefined()
  expect(drawer.getByText(/Пропустим 1 проект: заявка не принята/)).toBeDefined()
  await userEvent.click(drawer.getByRole('checkbox', { name: /Петрова/ }))
  expect(await drawer.findByText(/Орлов Д\. В\.: \+2/)).toBeDefined()
  await userEvent.click(drawer.getByRole('button', { name: /Распределить 2 проекта/ }))
  expect(await drawer.findByText(/Трекеры назначены 2 проектам/)).toBeDefined()
  expect(server.sentTo(setTracker).map(({ body }) => body)).toEqual([
    { projectTrackId: 141, trackerUid: tracker.uid },
    { projectTrackId: 142, trackerUid: tracker.uid },
  ])
})

test('consent to publication is requested from the leaders of chosen projects, each named once', async () => {
  server.on(askPublicationConsent, () => undefined)
  const of = (id: number, name: string, own: Partial<ProjectInWork>) =>
    acceptedRow({
      id,
      project: { ...newRow().project, id, name },
      actions: ['ASK_PUBLICATION_CONSENT'],
      ...own,
    })
  const petrov = { uid: '00000000-0000-4000-8000-000000000004', name: 'Петров С. И.', avatarUrl: null }
  show([
    of(41, 'Агроскан', {}),
    of(42, 'Тихий город', {}),
    of(43, 'Сосна', { leader: petrov }),
    of(44, 'Ручей', {
      actions: [],
      consent: { given: true, askedAt: null, refusedAt: null },
    }),
  ])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  const ask = named('Запросить согласие на публикацию')
  const direct = bar.queryByRole('button', { name: ask })
  if (direct) await userEvent.click(direct)
  else {
    await userEvent.click(bar.getByRole('button', { name: /Ещё/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: ask }))
  }
  const drawer = await dialog()
  expect(await drawer.findByText(named('Запрос получат 2 руководителя'))).toBeDefined()
  expect(drawer.getByText('Соколова В. А.: Агроскан, Тихий город')).toBeDefined()
  expect(drawer.getByText('Петров С. И.: Сосна')).toBeDefined()
  expect(drawer.getByText(/Пропущен\s1\sпроект: согласие уже дано/)).toBeDefined()
  expect(server.sentTo(askPublicationConsent)).toEqual([])
  await userEvent.click(drawer.getByRole('button', { name: named('Попросить 2 руководителей') }))
  expect(await drawer.findByText(named('Согласие запрошено для 3 проектов'))).toBeDefined()
  expect(server.sentTo(askPublicationConsent).map(({ body }) => body)).toEqual([
    { projectId: 41, acceleratorId: 4 },
    { projectId: 42, acceleratorId: 4 },
    { projectId: 43, acceleratorId: 4 },
  ])
})

test('nobody is given a project in whose team they work', async () => {
  const [orlov, petrova] = orlovAndPetrova
  server.on(listTrackers, () => ({
    items: [
      { ...orlov!, ownProjectIds: [newRow().project.id] },
      { ...petrova!, projectsCount: 9 },
    ],
  }))
  show([acceptedRow({ participation: { ...acceptedRow().participation!, tracker: null } })])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: named('Назначить трекера') }))
  const drawer = await dialog()
  expect(await drawer.findByText(/Петрова А\. И\.: \+1/)).toBeDefined()
  expect(drawer.queryByText(/Орлов Д\. В\.: \+/)).toBeNull()
})

test('keys move through the projects in the panel, and ? lists them', async () => {
  server.on(getProjectInWork, ({ query }) => newRow({ id: Number(query['requestId']) }))
  const { history } = show([newRow(), newRow({ id: 32 })], `${address}?requestId=31`)
  await dialog()
  await userEvent.keyboard('j')
  await waitFor(() => expect(history.location.search).toBe('?requestId=32'))
  await userEvent.keyboard('j')
  await userEvent.keyboard('k')
  await waitFor(() => expect(history.location.search).toBe('?requestId=31'))
  expect(currentShortcuts().map(({ keys }) => keys)).toEqual(
    expect.arrayContaining(['/', 'J', 'K', 'X', 'Enter', 'A', 'R']),
  )
})

test('a user who is in no team reads where to turn', async () => {
  acceleratorStore.set(null)
  showScreen(ProjectsInWork, address)
  expect(await screen.findByText('Вы не в команде этого акселератора.')).toBeDefined()
  expect(server.sentTo(listProjectsInWork)).toEqual([])
})

test.each([true, false])(
  'leads to the import whatever rows are shown, for those who may: %s',
  async (mayImport) => {
    server.on(getProjectsInWorkFilters, () => ({ ...known, mayImport, kept: 3 }))
    show([acceptedRow()])
    expect(await screen.findByRole('link', { name: /без\sруководителя/ })).toBeDefined()
    expect(screen.queryAllByRole('link', { name: named('Загрузить проекты') })).toHaveLength(
      mayImport ? 1 : 0,
    )
  },
)

test('a tracker without projects reads what comes next, not how to publish a track', async () => {
  server.on(getProjectsInWorkFilters, () => ({ ...known, mayImport: false, seesStaged: false }))
  show([])
  expect(await screen.findByText(/назначит\sвас\sтрекером/)).toBeDefined()
  expect(screen.getByRole('link', { name: named('Заполнить профиль') })).toBeDefined()
  expect(screen.queryByText(/публикации\sтрека/)).toBeNull()
  expect(screen.queryByRole('link', { name: named('Открыть настройки треков') })).toBeNull()
})

test.each([
  [tracker.uid, /ждёт\sвас/],
  ['00000000-0000-4000-8000-0000000000ff', /ждёт\sтрекера/],
])('the person that a task in review waits for is shown to %s', async (uid, words) => {
  personStore.set({ uid, roles: [] } as never)
  const work = acceptedRow().participation!
  show([
    acceptedRow({
      participation: { ...work, tracker, currentTask: { ...work.currentTask!, state: 'DONE_CODE' } },
      waits: 'TRACKER',
    }),
  ])
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})
