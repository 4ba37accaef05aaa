import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { bannerStore, closeBanner } from '#platform/web/messages/banner-store.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getProjectsInWorkFilters, listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import {
  changeProjectPublication,
  deleteAccelerationRequest,
  getReceivingTracks,
  transferProject,
} from '../../contract/request-access.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { acceptedRow, decided, newRow } from './project-in-work.samples.ts'
import { ProjectsInWork } from './ProjectsInWork.tsx'

let server: ReturnType<typeof fakeServer>

const seed = {
  id: 8,
  name: 'Посев',
  programme: { id: 3, name: 'Промышленные пилоты' },
  tasksTotal: 5,
  withoutStream: false,
  taken: [],
}

const movable = (own: Partial<ProjectInWork> = {}) => newRow({ actions: ['TRANSFER_PROJECT'], ...own })

const show = (items: ProjectInWork[]) => {
  server.on(listProjectsInWork, () => ({ items, total: items.length, totalIsExact: true, next: null }))
  return showScreen(ProjectsInWork, '/bch/view/projects-in-work')
}

const dialog = async () => within(await screen.findByRole('dialog'))

const openFor = async (project: string, action = 'Перевести на другой трек') => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Ещё действия: ${project}`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named(action) }))
  return dialog()
}

const choose = async (form: Awaited<ReturnType<typeof dialog>>, track: string) => {
  await userEvent.click(await form.findByRole('combobox', { name: named('Куда перевести') }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${track}`) }))
}

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
  server.on(getProjectsInWorkFilters, () => ({
    programmes: [],
    tracks: [],
    trackers: [],
    industries: [],
    kept: 0,
    mayImport: false,
    seesStaged: false,
  }))
  server.on(getReceivingTracks, () => ({ tracks: [seed], items: [] }))
})

afterEach(() => {
  leaveScreen()
  closeBanner()
  acceleratorStore.set(null)
})

test('a project goes to the track that is chosen, and the consequences are shown beforehand', async () => {
  server.on(transferProject, () => decided('ACCEPT'))
  show([acceptedRow({ actions: ['TRANSFER_PROJECT'] })])
  const form = await openFor('Теплоконтур')
  await choose(form, 'Посев')
  expect(await form.findByText(/1 проект начнёт задания трека «Посев»/)).toBeDefined()
  await userEvent.type(form.getByLabelText('Комментарий'), 'Готовы к посеву')
  await userEvent.click(form.getByRole('button', { name: /Перевести 1\sпроект/ }))
  await waitFor(() =>
    expect(server.sentTo(transferProject)[0]?.body).toEqual({
      requestId: 31,
      fromTrackId: 2,
      trackId: 8,
      withoutStream: false,
      reason: 'Готовы к посеву',
    }),
  )
  await waitFor(() => expect(bannerStore.get().messagesArray[0]?.text).toMatch(/переведён на\sтрек «Посев»/))
})

test('without an active stream it asks for confirmation, and only then sends it confirmed', async () => {
  server.on(transferProject, ({ body }) =>
    (body as { withoutStream: boolean }).withoutStream
      ? decided('ACCEPT')
      : refuse('NO_ACTIVE_STREAM_ON_RECEIVING_TRACK'),
  )
  show([movable()])
  const form = await openFor('Теплоконтур')
  await choose(form, 'Посев')
  await userEvent.click(form.getByRole('button', { name: /Перевести 1\sпроект/ }))
  expect(await form.findByText(/На принимающем треке нет активного потока/)).toBeDefined()
  expect(server.sentTo(transferProject)).toHaveLength(1)
  await userEvent.click(form.getByRole('button', { name: named('Перевести без потока') }))
  await waitFor(() => expect(server.sentTo(transferProject)[1]?.body).toMatchObject({ withoutStream: true }))
})

test('of several those that something hinders stay, with the reason', async () => {
  server.on(getReceivingTracks, () => ({
    tracks: [{ ...seed, taken: [33] }],
    items: [{ requestId: 32, because: 'TASK_IN_REVIEW' as const }],
  }))
  server.on(transferProject, () => decided('ACCEPT'))
  const other = (id: number, name: string) => movable({ id, project: { ...newRow().project, name } })
  show([movable(), other(32, 'Агроскан'), other(33, 'Умный улей')])
  await userEvent.click(await screen.findByRole('checkbox', { name: named('Выбрать все на странице') }))
  const bar = within(screen.getByRole('region', { name: /Выбран/ }))
  await userEvent.click(bar.getByRole('button', { name: named('Перевести на другой трек') }))
  const form = await dialog()
  expect(await form.findByText(/Задание на\sпроверке.*Агроскан/)).toBeDefined()
  await choose(form, 'Посев')
  expect(await form.findByText(/Уже на\sэтом треке.*Умный улей/)).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: /Перевести 1\sпроект/ }))
  await waitFor(() => expect(server.sentTo(transferProject)).toHaveLength(1))
  expect(server.sentTo(transferProject)[0]?.body).toMatchObject({ requestId: 31, trackId: 8 })
})

test('a user who may not read the tracks, or finds none, gets a message that says so', async () => {
  server.on(getReceivingTracks, () => refuse('UNEXPECTED_ERROR'))
  show([movable()])
  const form = await openFor('Теплоконтур')
  const retry = await form.findByRole('button', { name: /Повторить/ })
  server.on(getReceivingTracks, () => ({ tracks: [], items: [] }))
  await userEvent.click(retry)
  expect(await form.findByText(/нет другого опубликованного трека/)).toBeDefined()
})

test('an application is deleted with a reason only, and the text says that it is for good', async () => {
  server.on(deleteAccelerationRequest, () => undefined)
  show([newRow({ actions: ['DELETE_ACCELERATION_REQUEST'] })])
  const form = await openFor('Теплоконтур', 'Удалить заявку')
  expect(await form.findByText(/Вернуть её\sнельзя/)).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: named('Удалить заявку') }))
  expect((await form.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  await userEvent.type(form.getByLabelText(/Причина удаления/), 'Подана дважды')
  await userEvent.click(form.getByRole('button', { name: named('Удалить заявку') }))
  await waitFor(() =>
    expect(server.sentTo(deleteAccelerationRequest)[0]?.body).toEqual({
      requestId: 31,
      reason: 'Подана дважды',
    }),
  )
})

test('taking a project out of showcases is confirmed, says who will see the page, and is reported', async () => {
  server.on(changeProjectPublication, () => undefined)
  show([acceptedRow({ actions: ['CANCEL_PUBLISH_PROJECT'] })])
  const form = await openFor('Теплоконтур', 'Снять с публикации')
  expect(await form.findByText(/Команда получит уведомление/)).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: named('Снять с публикации') }))
  await waitFor(() =>
    expect(server.sentTo(changeProjectPublication)[0]?.body).toEqual({
      requestId: 31,
      action: 'CANCEL_PUBLISH_PROJECT',
    }),
  )
  await waitFor(() => expect(bannerStore.get().messagesArray[0]?.text).toMatch(/снят с\sпубликации/))
})
