import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../../tests/support/work-screen.tsx'
import {
  createProgramme,
  editProgramme,
  editTrack,
  editTrackpoint,
  getSettingsTree,
} from '../../../contract/content.endpoints.ts'
import { getTaskReportChoices } from '../../../contract/task-report.endpoints.ts'
import { createTrackVersion } from '../../../contract/whole-programme.endpoints.ts'
import {
  getTrackpointFieldChoices,
  getTrackForm,
  getTrackpointFields,
  saveTrackpointFields,
} from '../../../contract/trackpoint-field.endpoints.ts'
import {
  programmeAnswer,
  programmeNode,
  trackAnswer,
  trackNode,
  trackpointNode,
  treeOf,
} from '../settings.samples.ts'
import { ProgramSettings } from './ProgramSettings.tsx'
import { TrackpointSettings } from './TrackpointSettings.tsx'
import { TrackSettings } from './TrackSettings.tsx'

const address = '/bch/view/accelerator-settings'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'programmes/texts/ru.json': () => import('../../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  server.on(getSettingsTree, () => treeOf())
  server.on(getTrackpointFields, () => ({ version: 1, editable: true, startedTasks: 0, fields: [] }))
  server.on(getTaskReportChoices, () => ({ templates: [{ id: 5, name: 'Паспорт для банка' }] }))
  server.on(getTrackForm, () => ({ version: 1, editable: true, fields: [] }))
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('an id that is no number is unset: the form creates, and then shows what it created', async () => {
  server.on(createProgramme, () => programmeAnswer({ id: 9, name: 'Весенний набор' }))
  const { history } = showScreen(ProgramSettings, `${address}/program?acceleratorProgramId=abc`)
  expect(await screen.findByRole('heading', { name: 'Новая программа' })).toBeDefined()
  await userEvent.type(screen.getByLabelText(/Название программы/), 'Весенний набор')
  await userEvent.click(screen.getByRole('button', { name: 'Создать' }))
  await waitFor(() => expect(history.location.search).toContain('acceleratorProgramId=9'))
  expect(server.sentTo(createProgramme)[0]?.body).toMatchObject({
    name: 'Весенний набор',
    creationStrategy: 'STRICT',
    durationDays: null,
  })
})

test('somebody else saved first: what is typed stays, theirs is shown, and the person decides', async () => {
  showScreen(ProgramSettings, `${address}/program?acceleratorProgramId=1`)
  const name = await screen.findByLabelText<HTMLInputElement>(/Название программы/)
  server.on(editProgramme, () => refuse('STATE_CHANGED'))
  server.on(getSettingsTree, () =>
    treeOf({ programmes: [programmeNode({ version: 4, name: 'Пилоты в Сибири' })] }),
  )
  await userEvent.clear(name)
  await userEvent.type(name, 'Пилоты 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  const conflict = within(await screen.findByRole('alert'))
  expect(conflict.getByText('Пилоты в Сибири')).toBeDefined()
  expect(name.value).toBe('Пилоты 2027')
  server.on(editProgramme, ({ body }) => programmeAnswer({ ...body, version: 5 }))
  await userEvent.click(conflict.getByRole('button', { name: named('Оставить моё') }))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/Сохранено в/)).toBeDefined()
  expect(server.sentTo(editProgramme).map(({ body }) => body)).toMatchObject([
    { version: 3, name: 'Пилоты 2027' },
    { version: 4, name: 'Пилоты 2027' },
  ])
})

test('the short link is shown as one sends it', async () => {
  server.on(editTrack, () => trackAnswer())
  showScreen(TrackSettings, `${address}/track?trackId=11`)
  expect(await screen.findByText(`Адрес трека: ${location.origin}/s/pilot`)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Скопировать адрес' })).toBeDefined()
})

test('siblings follow one another, and the way back keeps the place in the tree', async () => {
  const { history } = showScreen(TrackpointSettings, `${address}/trackpoint?trackpointId=21&scrollY=300`)
  await userEvent.click(await screen.findByRole('button', { name: named('Следующая запись: Первая версия') }))
  await waitFor(() => expect(history.location.search).toBe('?trackpointId=22&scrollY=300'))
  const back = screen.getByRole('link', { name: 'К программам и трекам' })
  expect(back.getAttribute('href')).toBe(`${address}?scrollY=300`)
})

test('on an investment track the team is no performer, and the form says why', async () => {
  const track = trackNode({ investmentType: 'INVESTMENT', trackpoints: [] })
  server.on(getSettingsTree, () => treeOf({ programmes: [programmeNode({ tracks: [track] })] }))
  showScreen(TrackpointSettings, `${address}/trackpoint?trackId=11`)
  const performer = await screen.findByLabelText<HTMLSelectElement>(/Исполнитель/)
  expect(performer.selectedOptions[0]?.textContent).toBe('Акселератор')
  expect(within(performer).getByRole<HTMLOptionElement>('option', { name: 'Команда проекта' }).disabled).toBe(
    true,
  )
  expect(screen.getByText(/На\sинвестиционном треке и\sв\sинвестиционном задании/)).toBeDefined()
})

test('an investment task is no task of the team on any track', async () => {
  const track = trackNode({ investmentType: 'NONE', trackpoints: [] })
  server.on(getSettingsTree, () => treeOf({ programmes: [programmeNode({ tracks: [track] })] }))
  showScreen(TrackpointSettings, `${address}/trackpoint?trackId=11`)
  const performer = await screen.findByLabelText<HTMLSelectElement>(/Исполнитель/)
  const team = () => within(performer).getByRole<HTMLOptionElement>('option', { name: 'Команда проекта' })
  expect(team().disabled).toBe(false)
  await userEvent.selectOptions(screen.getByLabelText(/Вид\sзадания/), 'Инвестиционное')
  expect(team().disabled).toBe(true)
})

test('the report of a task is one choice: of the reports of the portal and of our templates', async () => {
  server.on(editTrackpoint, ({ body }) => trackpointNode({ ...body, version: 4 }))
  showScreen(TrackpointSettings, `${address}/trackpoint?trackpointId=21`)
  const report = await screen.findByLabelText<HTMLSelectElement>(/Отчёт/)
  await within(report).findByRole('option', { name: 'Паспорт для банка' })
  expect(
    within(report)
      .getAllByRole<HTMLOptGroupElement>('group')
      .map(({ label }) => label),
  ).toEqual(['Отчёты портала', 'Наши шаблоны'])
  await userEvent.selectOptions(report, 'Паспорт для банка')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(server.sentTo(editTrackpoint)[0]?.body).toMatchObject({ reportType: 'template:5' }),
  )
})

test('a report by template that the editor may not make stays chosen, with its name', async () => {
  const point = trackpointNode({ reportType: 'template:9', template: { id: 9, name: 'Закрытый отчёт' } })
  server.on(getSettingsTree, () =>
    treeOf({ programmes: [programmeNode({ tracks: [trackNode({ trackpoints: [point] })] })] }),
  )
  showScreen(TrackpointSettings, `${address}/trackpoint?trackpointId=21`)
  const report = await screen.findByLabelText<HTMLSelectElement>(/Отчёт/)
  expect(report.selectedOptions[0]?.textContent).toBe('Закрытый отчёт')
})

test('a user who may not edit reads the fields and finds nothing to press but the code of the link', async () => {
  const track = trackNode({ actions: [], trackpoints: [trackpointNode({ actions: [] })] })
  server.on(getSettingsTree, () =>
    treeOf({ canEdit: false, programmes: [programmeNode({ actions: [], tracks: [track] })] }),
  )
  showScreen(TrackSettings, `${address}/track?trackId=11`)
  expect(await screen.findByText('pilot')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Действия/ }))
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['QR-код'])
  expect(screen.queryByRole('button', { name: /Сохранить/ })).toBeNull()
})

test('a record that is not there says so', async () => {
  showScreen(TrackSettings, `${address}/track?trackId=999`)
  expect(await screen.findByText('Такой записи нет')).toBeDefined()
})

const words = (ru: string) => ({ ru, en: '' })
const element = (code: string, name: string, required = false) => ({
  code,
  name: words(name),
  kind: 'PLAIN' as const,
  type: 'STRING' as const,
  required,
})

test('fields are chosen by sections, requested in their order, and saved at once', async () => {
  let fields: { code: string; required: boolean; readOnly: boolean }[] = []
  let version = 1
  const answer = () => ({
    version,
    editable: true,
    startedTasks: 0,
    fields: fields.map((field) => ({
      ...element(field.code, field.code === 'goal' ? 'Цель' : 'Рынок'),
      ...field,
      section: words('О проекте'),
      available: true,
    })),
  })
  server.on(getTrackpointFields, answer)
  server.on(getTrackpointFieldChoices, () => ({
    templates: [
      {
        id: 1,
        name: 'Основной',
        main: true,
        sections: [
          {
            id: 's1',
            name: words('О проекте'),
            elements: [element('goal', 'Цель'), element('market', 'Рынок')],
          },
        ],
      },
    ],
  }))
  server.on(saveTrackpointFields, ({ body }) => {
    if (body.version !== version) return refuse('STATE_CHANGED')
    ;({ fields } = body)
    version += 1
    return answer()
  })
  // The second change is made before the response to the first.
  server.delay(saveTrackpointFields, 100)
  const { id } = trackpointNode()
  showScreen(TrackpointSettings, `${address}/trackpoint?trackpointId=${id}`)
  await userEvent.click(await screen.findByRole('button', { name: named('Выбрать поля') }))
  await userEvent.click(await screen.findByRole('button', { name: named('Выбрать весь раздел «О проекте»') }))
  await userEvent.click(screen.getByRole('button', { name: named('Добавить 2 поля') }))
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: named('Как спрашивать поле «Рынок»') }),
    'required',
  )
  await waitFor(() => expect(version).toBe(3))
  screen.getByRole('button', { name: named('Порядок: Рынок. Стрелки вверх и вниз перемещают') }).focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() =>
    expect(server.sentTo(saveTrackpointFields).at(-1)?.body).toEqual({
      trackpointId: id,
      version: 3,
      fields: [
        { code: 'market', required: true, readOnly: false },
        { code: 'goal', required: false, readOnly: false },
      ],
    }),
  )
})

test('what applicants rely on is read-only, says why, and leads to a newer version', async () => {
  server.on(createTrackVersion, () => trackAnswer({ id: 12, name: 'Пилот с заводом (2)' }))
  const track = trackNode({ reliedOn: 3, actions: ['edit', 'newVersion'] })
  server.on(getSettingsTree, () => treeOf({ programmes: [programmeNode({ tracks: [track] })] }))
  const { history } = showScreen(TrackSettings, `${address}/track?trackId=11`)
  const type = await screen.findByLabelText<HTMLSelectElement>(/Вид трека/)
  expect(type.disabled).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>(/Название трека/).disabled).toBe(false)
  expect(
    screen.getByText(/На\sтреке 3\sдействующие заявки, поэтому уже не\sизменить: вид трека\./),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Создать новую версию') }))
  await waitFor(() => expect(history.location.search).toBe('?trackId=12'))
})

test('a copy of a track on schedule asks first: the same streams count for both', async () => {
  server.on(createTrackVersion, () => trackAnswer({ id: 12, name: 'Пилот с заводом (2)' }))
  const track = trackNode({ reliedOn: 3, actions: ['edit', 'newVersion'], followsSchedule: true })
  server.on(getSettingsTree, () => treeOf({ programmes: [programmeNode({ tracks: [track] })] }))
  const { history } = showScreen(TrackSettings, `${address}/track?trackId=11`)
  await userEvent.click(await screen.findByRole('button', { name: named('Создать новую версию') }))
  const question = within(await screen.findByRole('dialog'))
  expect(await question.findByText(/Расписание останется общим/)).toBeDefined()
  expect(server.sentTo(createTrackVersion)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: named('Создать новую версию') }))
  await waitFor(() => expect(history.location.search).toBe('?trackId=12'))
})

test('a started task keeps its fields, and none can be chosen', async () => {
  server.on(getTrackpointFields, () => ({ version: 1, editable: true, startedTasks: 2, fields: [] }))
  showScreen(TrackpointSettings, `${address}/trackpoint?trackpointId=21`)
  expect(await screen.findByText(/Задание уже начали 2\sпроекта: поля остаются как есть/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Выбрать поля') })).toBeNull()
})

test('a refusal that arrives while one types is shown at its field', async () => {
  showScreen(ProgramSettings, `${address}/program?acceleratorProgramId=1`)
  server.on(editProgramme, () =>
    refuse('EDIT_FORBIDDEN_HAS_APPLICATIONS', { creationStrategy: 'EDIT_FORBIDDEN_HAS_APPLICATIONS' }),
  )
  await userEvent.selectOptions(await screen.findByLabelText(/Порядок заданий/), 'NOT_STRICT')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('button', { name: 'Порядок заданий' })).toBeDefined()
  expect(screen.getByText(/Изменить нельзя: в\sпрограмму уже поданы заявки/)).toBeDefined()
})

test('lengths that do not go together are reported while one types', async () => {
  showScreen(TrackSettings, `${address}/track?trackId=11`)
  const days = await screen.findByLabelText(/Длительность/)
  expect(screen.queryByText(/Задания подряд занимают/)).toBeNull()
  await userEvent.clear(days)
  await userEvent.type(days, '10')
  expect(await screen.findByText(/Задания подряд занимают 14\sдней, а\sтрек длится 10\sдней/)).toBeDefined()
})
