import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { currentShortcuts } from '#platform/web/work/shortcuts/shortcuts.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import '../../../project-profiles/web/screens.ts'
import * as calls from '../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import { questionPlace } from '../template/template-entries.ts'
import { sampleTemplate } from '../template/template.samples.ts'
import { sampleListed, sampleOpened, sampleOrderPage } from './expert-order.samples.ts'
import { ExpertOrder } from './ExpertOrder.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'expertise/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
    'project-profiles/texts/ru.json': () => import('../../../project-profiles/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(calls.listExpertJobOrders, () => ({
    items: [sampleListed({ id: 7 }), sampleListed({ id: 12 })],
    total: 2,
    totalIsExact: true,
    next: null,
  }))
  server.on(getProjectProfile, () => ({
    ...sampleOpened({ goal: 'Цель', solution: 'Решение' }),
    values: { plain: { goal: 'Греть', solution: 'Насос' }, versions: {}, items: {} },
  }))
})

afterEach(leaveScreen)

/** A review by a template of two fields of a project, with one comment on the first. */
const inWork = (given: Partial<ExpertOrderPage> = {}): ExpertOrderPage =>
  sampleOrderPage({
    status: 'PROCESS',
    takenAt: '2026-11-21T08:00:00.000Z',
    actions: ['write', 'complete', 'reject', 'declareConflict'],
    resultType: 'TEMPLATE',
    template: sampleTemplate(),
    questions: [],
    comments: [
      {
        id: 3,
        elementCode: 'goal',
        text: 'Цель не посчитана',
        version: 1,
        updatedAt: '2026-11-21T09:00:00.000Z',
      },
    ],
    material: {
      projectId: 5,
      description: 'Опишите бизнес-план',
      expectedResult: '',
      hasFields: true,
      answer: '',
      files: [],
      hiddenFiles: 0,
      workOpened: true,
      asksScoring: false,
      handedInAt: '2026-11-19T09:00:00.000Z',
    },
    ...given,
  })

const show = async (order: () => ExpertOrderPage) => {
  server.on(calls.getExpertJobOrder, order)
  const shown = showScreen(ExpertOrder, '/bch/view/expert-job-order/details?expertJobId=7')
  // Its fields come last.
  await screen.findByText('Насос')
  return shown
}

/** The focused place of the page. */
const here = () => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place']
const fieldPlace = (code: string) => placesOf({ code })[0]

test('N goes from field to field of the project, and from the last to the first', async () => {
  await show(() => inWork())
  for (const code of ['goal', 'solution', 'goal']) {
    await userEvent.keyboard('[KeyN]')
    expect(here()).toBe(fieldPlace(code))
  }
})

test('K goes from question to question of the template, and types a letter where one types', async () => {
  await show(() => inWork())
  await userEvent.keyboard('[KeyK]')
  expect(here()).toBe(questionPlace('market'))
  await userEvent.keyboard('[KeyK]')
  expect(here()).toBe(questionPlace('advice'))
  const typed = document.activeElement as HTMLTextAreaElement
  await userEvent.keyboard('[KeyK][KeyN]')
  expect(document.activeElement).toBe(typed)
  expect(typed.value).toBe('kn')
  typed.blur()
  await userEvent.keyboard('[KeyK]')
  expect(here()).toBe(questionPlace('market'))
})

test('L opens the review that waits next', async () => {
  const { history } = await show(() => inWork())
  await waitFor(() => expect(currentShortcuts().map(({ keys }) => keys)).toContain('L'))
  await userEvent.keyboard('[KeyL]')
  await waitFor(() => expect(history.location.search).toMatch(/expertJobId=12/))
})

test('Ctrl+Enter says what is missing, then asks whether to hand over', async () => {
  let order = inWork()
  await show(() => order)
  await userEvent.click(screen.getByRole('textbox', { name: /Заключение/ }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^Ответьте: без этого экспертизу не\sзавершить\.$/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  order = inWork({ template: sampleTemplate({ market: 3 }) })
  await userEvent.click(screen.getByRole('textbox', { name: /Заключение/ }))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  server.on(calls.completeExpertJob, () => inWork({ status: 'COMPLETE', actions: ['declareConflict'] }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(server.sentTo(calls.completeExpertJob)).toEqual([])
  await userEvent.click(await drawer.findByRole('button', { name: named('Завершить') }))
  await waitFor(() => expect(server.sentTo(calls.completeExpertJob)).toHaveLength(1))
})

test('each key is in the list of shortcuts; a handed-over review has those for reading', async () => {
  await show(() => inWork())
  const keys = () => currentShortcuts().map((one) => one.keys)
  await waitFor(() => expect(keys()).toEqual(expect.arrayContaining(['N', 'K', 'L', 'Mod+Enter'])))
  leaveScreen()
  await show(() =>
    inWork({
      status: 'COMPLETE',
      completedAt: '2026-11-22T09:00:00.000Z',
      actions: [],
      template: sampleTemplate({ market: 3 }),
    }),
  )
  await waitFor(() => expect(keys()).toEqual(expect.arrayContaining(['N', 'L'])))
  expect(keys()).not.toContain('K')
  expect(keys()).not.toContain('Mod+Enter')
})

test('a comment is at its field, and leads from there to the list and back', async () => {
  await show(() => inWork())
  const goal = document.querySelector<HTMLElement>(`[data-place="${fieldPlace('goal')}"]`)!
  await userEvent.click(within(goal).getByRole('button', { name: 'Цель не посчитана' }))
  expect(here()).toBe('comment:3')
  await userEvent.click(screen.getByRole('button', { name: named('К полю «Цель»') }))
  expect(here()).toBe(fieldPlace('goal'))
})

test('a comment is written at a field, sent by Ctrl+Enter, and found there', async () => {
  let order = inWork({ comments: [] })
  server.on(calls.saveExpertComment, ({ body: { elementCode, text } }) => {
    const comment = { id: 4, elementCode, text, version: 1, updatedAt: '2026-11-21T09:00:00.000Z' }
    order = { ...order, comments: [comment] }
    return comment
  })
  await show(() => order)
  const solution = () =>
    within(document.querySelector<HTMLElement>(`[data-place="${fieldPlace('solution')}"]`)!)
  await userEvent.click(
    await solution().findByRole('button', { name: named('Комментарий к полю «Решение»') }),
  )
  await userEvent.type(await solution().findByRole('textbox', { name: 'Комментарий' }), 'Почему насос?')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await solution().findByRole('button', { name: 'Почему насос?' })).toBeDefined()
  expect(server.sentTo(calls.saveExpertComment).map(({ body }) => body)).toEqual([
    { jobId: 7, comment: null, elementCode: 'solution', text: 'Почему насос?' },
  ])
  // The conflict did not submit the review.
  expect(server.sentTo(calls.completeExpertJob)).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
