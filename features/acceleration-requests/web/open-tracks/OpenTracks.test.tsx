import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listOpenTracks } from '../../../programmes/contract/public-track.endpoints.ts'
import { listMyProjects } from '../../../projects/contract/project.endpoints.ts'
import { startApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import { getTrackFit } from '../../contract/track-fit.endpoints.ts'
import { OpenTracks } from './OpenTracks.tsx'

type Track = ResponseOf<typeof listOpenTracks>['items'][number]
type Fit = ResponseOf<typeof getTrackFit>['items'][number]
type Project = ResponseOf<typeof listMyProjects>['items'][number]

const track = (id: number, name: string): Track => ({
  id,
  name,
  shortLink: name,
  programme: { id: 3, name: 'Пилоты' },
  accelerator: { id: 9, name: 'Северный старт' },
  durationDays: 30,
  investmentType: 'NONE',
  tasksCount: 5,
  decisionDays: null,
  feeAmount: null,
  feeCurrency: 'RUB',
  sharePercent: null,
  applyUntil: null,
})

const fit = (trackId: number, own: Partial<Fit> = {}): Fit => ({
  trackId,
  stands: null,
  requestId: null,
  projectTrackId: null,
  draftId: null,
  alike: 0,
  accepted: 0,
  ...own,
})

const project = (id: number, name: string): Project => ({
  id,
  serialNumber: `P-00000${id}`,
  name,
  summary: '',
  industries: [],
  stage: null,
  logoUrl: null,
  publicationStatus: 'DRAFT',
  createdAt: '2026-11-10T09:00:00.000Z',
  updatedAt: '2026-11-10T09:00:00.000Z',
  owner: true,
  membersCount: 1,
  tracksCount: 0,
  openRequestsCount: 0,
  current: null,
  actions: ['edit', 'apply'],
})

let server: ReturnType<typeof fakeServer>

const show = (tracks: Track[], fits: Fit[], { mayApply = true, own = [project(7, 'Теплоконтур')] } = {}) => {
  server.on(listOpenTracks, () => ({ items: tracks }))
  server.on(listMyProjects, () => ({
    items: own,
    total: own.length,
    totalIsExact: true,
    next: null,
    led: own.length,
    maxLed: 30,
  }))
  server.on(getTrackFit, () => ({ items: fits, mayApply, hasIndustries: true }))
  return showScreen(OpenTracks, '/bch/view/open-tracks')
}

const cards = async () =>
  within(await screen.findByRole('list', { name: named('Открытые треки') })).findAllByRole('listitem')

beforeAll(() =>
  startWorkTexts({
    'acceleration-requests/texts/ru.json': () => import('../../texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

test('one press begins the application of the project to the track, and opens it', async () => {
  server.on(startApplicationDraft, () => ({ id: 12 }))
  const { history } = show(
    [track(1, 'Экспресс'), track(2, 'Посев')],
    [fit(1), fit(2, { alike: 3, accepted: 4 })],
  )
  await screen.findByText('Подходит проекту')
  const [first] = await cards()
  // The track that fits comes first.
  expect(within(first!).getByText('Посев')).toBeDefined()
  await userEvent.click(within(first!).getByRole('button', { name: named('Подать заявку на трек «Посев»') }))
  await waitFor(() => expect(history.location.href).toMatch(/application\?draftId=12$/))
  expect(server.sentTo(startApplicationDraft)[0]?.body).toMatchObject({ projectId: 7, trackId: 2 })
})

test('the application is of the chosen project', async () => {
  server.on(startApplicationDraft, () => ({ id: 12 }))
  show([track(1, 'Экспресс')], [fit(1)], { own: [project(7, 'Теплоконтур'), project(8, 'Сосна')] })
  await userEvent.selectOptions(await screen.findByLabelText(named('Для проекта')), 'Сосна')
  await waitFor(() => expect(server.sentTo(getTrackFit).at(-1)?.query).toEqual({ projectId: '8' }))
  await userEvent.click(
    await screen.findByRole('button', { name: named('Подать заявку на трек «Экспресс»') }),
  )
  await waitFor(() =>
    expect(server.sentTo(startApplicationDraft)[0]?.body).toMatchObject({ projectId: 8, trackId: 1 }),
  )
})

test('a track that the project works on, or has applied to, leads there instead', async () => {
  show(
    [track(1, 'Экспресс'), track(2, 'Посев')],
    [fit(1, { stands: 'WORKS', projectTrackId: 5 }), fit(2, { stands: 'APPLIED', requestId: 31 })],
  )
  expect((await screen.findByRole('link', { name: named('Открыть трек') })).getAttribute('href')).toMatch(
    /projectTrackId=5$/,
  )
  expect(screen.getByRole('link', { name: named('Открыть заявку') }).getAttribute('href')).toMatch(
    /requestId=31$/,
  )
  expect(screen.queryByRole('button', { name: /Подать/ })).toBeNull()
})

test('a refused application says why, and a member reads who sends it', async () => {
  server.on(startApplicationDraft, () => refuse('NO_ACTIVE_STREAM'))
  const { history } = show([track(1, 'Экспресс')], [fit(1)], { mayApply: false })
  expect(await screen.findByText(named('Отправить заявку может только руководитель.'))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Подать заявку на трек «Экспресс»') }))
  expect(await screen.findByText(named('Сейчас на треке нет активного потока.'))).toBeDefined()
  expect(history.location.pathname).toBe('/bch/view/open-tracks')
})
