import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { sendMessage } from '../../contract/message.endpoints.ts'
import { TeamMessage } from './TeamMessage.tsx'

beforeAll(() => startWorkTexts({ 'communication/texts/ru.json': () => import('../../texts/ru.json') }))

afterEach(leaveScreen)

test('a message goes to the team of the project, and the number of its recipients is shown', async () => {
  const server = fakeServer()
  server.on(sendMessage, () => ({ recipients: 3 }))
  showScreen(() => <TeamMessage project={{ id: 5, name: 'Теплоконтур' }} />, '/bch/view/projects-in-work')
  expect(await screen.findByDisplayValue('Теплоконтур')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /^Тема/ }), 'Созвон')
  await userEvent.type(screen.getByRole('textbox', { name: /^Сообщение/ }), 'Когда удобно?')
  await userEvent.click(screen.getByRole('button', { name: named('Отправить') }))
  await waitFor(() =>
    expect(server.sentTo(sendMessage)[0]?.body).toEqual({
      to: 'project:5',
      subject: 'Созвон',
      body: 'Когда удобно?',
    }),
  )
  expect(await screen.findByText(/Сообщение отправлено: 3\sчеловека/)).toBeDefined()
})
