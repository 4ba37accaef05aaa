import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import {
  addProjectLink,
  createProject,
  editProject,
  getProject,
  getProjectHistory,
} from '../../contract/project.endpoints.ts'
import { removeProjectMember } from '../../contract/team.endpoints.ts'
import { listProjectInvitations } from '../../../teams/contract/invitation.endpoints.ts'
import { listProjectJoinRequests } from '../../../teams/contract/join-request.endpoints.ts'
import { listProfileMoments } from '../../../project-profiles/contract/profile.endpoints.ts'
import { listProjectVacancies } from '../../../teams/contract/vacancy.endpoints.ts'
import type { Project } from '../project.types.ts'
import { ProjectEdit } from './ProjectEdit.tsx'
import '../../../project-profiles/web/screens.ts'
import { sampleMember, sampleProject } from './project.samples.ts'

const address = '/bch/view/my-projects/edit'

let server: ReturnType<typeof fakeServer>
let project: Project

const show = (own: Partial<Project> = {}, tab = '') => {
  project = sampleProject(own)
  return showScreen(ProjectEdit, `${address}?projectId=7${tab && `&tab=${tab}`}`)
}

const field = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label.replaceAll(' ', '\\s')}`) })
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }))

beforeAll(() =>
  startWorkTexts({
    'projects/texts/ru.json': () => import('../../texts/ru.json'),
    'project-profiles/texts/ru.json': () => import('../../../project-profiles/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(getProject, () => project)
  server.on(getProjectHistory, () => ({ items: [] }))
  server.on(listProfileMoments, () => ({ items: [] }))
  server.on(listProjectJoinRequests, () => ({ items: [] }))
  server.on(listProjectInvitations, () => ({ items: [] }))
  server.on(listProjectVacancies, () => ({ items: [] }))
})

afterEach(leaveScreen)

test('a new project needs only a name, and its own page opens', async () => {
  server.on(createProject, ({ body }) => (project = sampleProject({ name: body.name })))
  const { history } = showScreen(ProjectEdit, address)
  await press('Создать проект')
  expect(await screen.findByText('Обязательное поле')).toBeDefined()
  await userEvent.type(await field('Название'), 'Агроскан')
  await press('Создать проект')
  await waitFor(() => expect(history.location.search).toBe('?projectId=7&tab=profile'))
  expect(server.sentTo(createProject)[0]?.body).toMatchObject({ name: 'Агроскан', type: 'NOT_DETERMINED' })
})

/** Fake server: accepts saves of the current version, and returns the current values. */
const takeSettings = () =>
  server.on(editProject, ({ body }) =>
    body.version === project.version
      ? (project = sampleProject({ ...project, ...body, version: body.version + 1 }))
      : refuse('STATE_CHANGED'),
  )
const saved = () => screen.findByText(/^Сохранено\sв/, {}, { timeout: 3000 })

test('the settings are saved as they are typed, all that changed in one request', async () => {
  takeSettings()
  show({ type: 'NOT_DETERMINED', capitalizationPotential: 'Было' })
  await userEvent.type(await field('Потенциал капитализации'), '!')
  await userEvent.selectOptions(
    screen.getByLabelText(/^Тип проекта/),
    screen.getByRole('option', { name: 'Инновационный' }),
  )
  await userEvent.tab()
  await saved()
  expect(server.sentTo(editProject).at(-1)?.body).toMatchObject({
    id: 7,
    name: 'Теплоконтур',
    capitalizationPotential: 'Было!',
    type: 'INNOVATIVE',
  })
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})

test('an error of the server is shown at its field, and the rest is saved', async () => {
  server.on(editProject, ({ body }) =>
    body.website === 'https://example.com'
      ? refuse('VALIDATION_FAILED', { website: 'INVALID_URL' })
      : (project = sampleProject({ ...body, version: 5 })),
  )
  show()
  await userEvent.type(await field('Сайт'), 'https://example.com')
  await userEvent.click(screen.getByLabelText('Есть имущество для залога'))
  await userEvent.tab()
  expect(await screen.findByText(/Введите адрес сайта/, {}, { timeout: 3000 })).toBeDefined()
  await waitFor(() =>
    expect(server.sentTo(editProject).at(-1)?.body).toMatchObject({ website: '', collateralProperty: true }),
  )
})

test('a name that is taken has its error at the name; an empty one is not sent', async () => {
  server.on(editProject, () => refuse('PROJECT_NAME_TAKEN'))
  show()
  await userEvent.type(await field('Название'), '2')
  await userEvent.tab()
  expect(await screen.findByText('Такое значение уже занято', {}, { timeout: 3000 })).toBeDefined()
  await userEvent.clear(await field('Название'))
  await userEvent.tab()
  expect(await screen.findByText('Обязательное поле')).toBeDefined()
  expect(server.sentTo(editProject)).toHaveLength(1)
})

test("somebody else's change of another field is taken over, of the same one is a question", async () => {
  takeSettings()
  server.on(getProjectHistory, () => ({
    items: [
      {
        id: 1,
        at: '2026-11-15T10:00:00.000Z',
        actor: sampleMember(2).person,
        actingName: null,
        action: 'edit',
        from: null,
        to: null,
        comment: '',
        person: null,
      },
    ],
  }))
  show({ capitalizationPotential: 'Было', website: 'https://was.example' })
  await userEvent.clear(await field('Потенциал капитализации'))
  await userEvent.type(await field('Потенциал капитализации'), 'Моё')
  project = sampleProject({
    capitalizationPotential: 'Чужое',
    website: 'https://now.example',
    version: 9,
  })
  const panel = within(await screen.findByRole('alert', {}, { timeout: 3000 }))
  expect(panel.getByText('Чужое')).toBeDefined()
  expect(panel.getByText(/Участник\s2,/)).toBeDefined()
  expect((await field('Потенциал капитализации')).value).toBe('Моё')
  expect((await field('Сайт')).value).toBe('https://now.example')
  await userEvent.click(panel.getByRole('button', { name: named('Оставить моё') }))
  await waitFor(() =>
    expect(server.sentTo(editProject).at(-1)?.body).toMatchObject({
      version: 9,
      capitalizationPotential: 'Моё',
      website: 'https://now.example',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('what was typed and not saved comes back, and over what others saved since it asks', async () => {
  server.on(editProject, () => refuse('UNEXPECTED_ERROR'))
  show({ capitalizationPotential: 'Было' })
  await userEvent.type(await field('Потенциал капитализации'), ' и новое')
  await userEvent.tab()
  await screen.findByText(/на\sэтом\sустройстве/, {}, { timeout: 3000 })
  cleanup()
  takeSettings()
  show({ capitalizationPotential: 'Стало другим', version: 5 })
  const panel = within(await screen.findByRole('alert', {}, { timeout: 3000 }))
  expect((await field('Потенциал капитализации')).value).toBe('Было и новое')
  await userEvent.click(panel.getByRole('button', { name: named('Взять сохранённое') }))
  expect((await field('Потенциал капитализации')).value).toBe('Стало другим')
})

test('typed settings survive a look at another tab', async () => {
  show()
  await userEvent.type(await field('Потенциал капитализации'), 'Датчики')
  await userEvent.click(screen.getByRole('tab', { name: /Команда/ }))
  await userEvent.click(screen.getByRole('tab', { name: 'Основные настройки' }))
  expect((await field('Потенциал капитализации')).value).toBe('Датчики')
})

test('the leader cannot be removed; a member is removed after a question', async () => {
  server.on(removeProjectMember, () => undefined)
  show({}, 'team')
  await userEvent.click(await screen.findByRole('button', { name: named('Действия: Участник 1') }))
  expect((await screen.findAllByRole('menuitem')).length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: named('Действия: Участник 2') }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Убрать из команды') }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Убрать из команды') }))
  await waitFor(() => expect(server.sentTo(removeProjectMember)[0]?.body).toEqual({ memberId: 2 }))
})

test('a link is added for the team unless everyone is chosen', async () => {
  server.on(addProjectLink, ({ body }) => ({
    id: 1,
    kind: body.kind ?? 'DOCUMENT',
    name: body.name,
    url: body.url,
    file: null,
    access: body.access,
    createdBy: project.leader,
    createdAt: project.createdAt,
    actions: [],
  }))
  show({}, 'documents')
  await press('Добавить ссылку')
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.type(await drawer.findByRole('textbox', { name: /Адрес/ }), 'https://prototype.example')
  await userEvent.type(drawer.getByRole('textbox', { name: /Название/ }), 'Прототип')
  await userEvent.click(drawer.getByRole('button', { name: 'Добавить' }))
  await waitFor(() =>
    expect(server.sentTo(addProjectLink)[0]?.body).toEqual({
      projectId: 7,
      url: 'https://prototype.example',
      name: 'Прототип',
      kind: 'DOCUMENT',
      access: 'TEAM_ONLY',
    }),
  )
})

test('who may only read sees facts and no form', async () => {
  show({ actions: [], description: 'Датчики тепла' })
  expect(await screen.findByText('Датчики тепла')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
})

test('the history shows when and by whose action the profile was changed, and leads to what changed', async () => {
  server.on(listProfileMoments, () => ({
    items: [
      { at: '2026-11-20T10:00:00.000Z', by: sampleMember(2).person, changes: 3 },
      { at: '2026-11-10T10:00:00.000Z', by: sampleMember(1).person, changes: 1 },
    ],
  }))
  server.on(getProjectHistory, () => ({
    items: [
      {
        id: 1,
        at: '2026-11-15T10:00:00.000Z',
        actor: sampleMember(1).person,
        actingName: null,
        action: 'create',
        from: null,
        to: null,
        comment: '',
        person: null,
      },
    ],
  }))
  show()
  const links = await screen.findAllByRole('link', { name: named('Что изменилось') })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/bch/view/project-details?id=7&tab=profile&compare=2026-11-10T10%3A00%3A00.000Z&with=2026-11-20T10%3A00%3A00.000Z',
    '/bch/view/project-details?id=7&tab=profile&compare=empty&with=2026-11-10T10%3A00%3A00.000Z',
  ])
  const titles = screen.getAllByText(/^(Изменён\sпрофиль|Проект\sсоздан)/)
  expect(titles.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Изменён профиль: 3 правки',
    'Проект создан',
    'Изменён профиль: 1 правка',
  ])
})

test('a project on a track leads to its tasks', async () => {
  const place = { id: 2, name: 'Весна' }
  const track = {
    id: 9,
    track: place,
    programme: place,
    accelerator: place,
    startedAt: '2026-11-01T09:00:00.000Z',
  }
  const work = {
    projectTrackId: 31,
    accessStatus: 'ALLOWED_TO_WORK' as const,
    tasksTotal: 5,
    tasksAccepted: 2,
  }
  const { history } = show({ tracks: [{ ...track, work }] })
  expect(await screen.findByText(/на\sтреке\s«Весна», осталось заданий: 3/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Перейти к заданиям') }))
  expect(history.location.href).toContain('initiator-details?projectTrackId=31')
  expect(screen.queryByText(/Расскажите\sо\sпроекте/)).toBeNull()
})

test('a project without a description leads to its profile', async () => {
  show()
  expect(await screen.findByText(/Расскажите\sо\sпроекте/)).toBeDefined()
  expect(screen.getAllByRole('link', { name: named('Открыть профиль') }).length).toBeGreaterThan(0)
})
