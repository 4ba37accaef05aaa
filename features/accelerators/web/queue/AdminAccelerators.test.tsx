import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getAccelerator, getAcceleratorHistory, listAccelerators } from '../../contract/profile.endpoints.ts'
import { approveAccelerator, rejectAccelerator } from '../../contract/request.endpoints.ts'
import { sampleAccelerator } from '../accelerator.samples.ts'
import { AdminAccelerators } from './AdminAccelerators.tsx'

let server: ReturnType<typeof fakeServer>
const waiting = sampleAccelerator({ version: 4, actions: ['approve', 'reject'] })

beforeAll(() => startWorkTexts({ 'accelerators/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(listAccelerators, () => ({
    items: [{ ...waiting, countryName: 'Россия', membersCount: 1, programmesCount: 0 }],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(getAccelerator, () => waiting)
  server.on(getAcceleratorHistory, () => ({ items: [] }))
})

afterEach(leaveScreen)

const open = async () => {
  showScreen(AdminAccelerators, '/admin/accelerators?approval=ON_COORDINATION&acceleratorId=5')
  return within(await screen.findByRole('dialog'))
}

test('the list asks for what the address says', async () => {
  showScreen(
    AdminAccelerators,
    '/admin/accelerators?approval=ON_COORDINATION,REJECTED&type=TIMETABLE&sort=NAME',
  )
  expect(await screen.findByText('Маяк')).toBeDefined()
  expect(server.sentTo(listAccelerators)[0]?.query).toMatchObject({
    approval: 'ON_COORDINATION,REJECTED',
    type: 'TIMETABLE',
    sorting: 'NAME',
  })
})

const confirmApproval = async () => {
  const question = within(await screen.findByRole('dialog', { name: /Подтвердить\sакселератор/ }))
  await userEvent.click(await question.findByRole('button', { name: named('Подтвердить') }))
}

test('approves exactly the version that was read', async () => {
  server.on(approveAccelerator, () => sampleAccelerator({ approval: 'COORDINATED' }))
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: named('Подтвердить') }))
  await confirmApproval()
  await waitFor(() => expect(server.sentTo(approveAccelerator)[0]?.body).toEqual({ id: 5, version: 4 }))
})

test('a change meanwhile is reported, and nothing is decided', async () => {
  server.on(approveAccelerator, () => refuse('STATE_CHANGED'))
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: named('Подтвердить') }))
  await confirmApproval()
  await waitFor(() => expect(server.sentTo(getAccelerator).length).toBeGreaterThan(1))
})

test('a rejection needs its reason', async () => {
  server.on(rejectAccelerator, () => sampleAccelerator({ approval: 'REJECTED' }))
  const panel = await open()
  await userEvent.click(await panel.findByRole('button', { name: named('Отклонить') }))
  const drawer = within(await screen.findByRole('dialog', { name: /^Отклонить\sзаявку/ }))
  await userEvent.click(await drawer.findByRole('button', { name: named('Отклонить') }))
  expect((await drawer.findAllByText(/Обязательное\sполе/)).length).toBeGreaterThan(0)
  await userEvent.type(drawer.getByRole('textbox', { name: /^Причина/ }), 'Приложите устав.')
  await userEvent.click(drawer.getByRole('button', { name: named('Отклонить') }))
  await waitFor(() =>
    expect(server.sentTo(rejectAccelerator)[0]?.body).toEqual({
      id: 5,
      version: 4,
      reason: 'Приложите устав.',
    }),
  )
})

test('what is decided offers no decision', async () => {
  server.on(getAccelerator, () => sampleAccelerator({ approval: 'COORDINATED', actions: [] }))
  const panel = await open()
  expect(await panel.findByText(/7707083893/)).toBeDefined()
  expect(panel.queryByRole('button', { name: named('Подтвердить') })).toBeNull()
})
