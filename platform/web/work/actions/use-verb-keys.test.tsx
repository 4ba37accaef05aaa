import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { MenuAction } from '../components/ActionMenu.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { PageActions } from './PageActions.tsx'
import { withKeys } from './verb-keys.ts'

let started: string[] = []

beforeEach(() => {
  started = []
})

const verbs = (of: string, own: Partial<MenuAction> = {}): MenuAction[] =>
  withKeys([
    {
      key: 'accept',
      label: 'Принять',
      primary: true,
      onClick: () => void started.push(`${of} accept`),
      ...own,
    },
    { key: 'reject', label: 'Отклонить', onClick: () => void started.push(`${of} reject`) },
  ])

test('letters start the verbs of a page, also those in its menu, and never while one types', async () => {
  const user = userEvent.setup()
  await renderScreen(
    <>
      <PageActions actions={verbs('page')} />
      <input aria-label="Поиск" />
    </>,
  )
  const button = await screen.findByRole('button', { name: 'Принять' })
  expect(button.getAttribute('title')).toBe('Принять · A')
  expect(button.getAttribute('aria-keyshortcuts')).toBe('A')
  await user.keyboard('ar')
  expect(started).toEqual(['page accept', 'page reject'])
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('ar')
  expect(started).toHaveLength(2)
})

test('a verb that is not available now has no letter', async () => {
  await renderScreen(<PageActions actions={verbs('page', { disabledReason: 'Нет прав' })} />)
  await screen.findByRole('button', { name: 'Ещё действия' })
  await userEvent.keyboard('a')
  expect(started).toEqual([])
})

test('in a panel letters mean its record; of several records side by side the one with the focus', async () => {
  const user = userEvent.setup()
  const { unmount } = await renderScreen(
    <div className="MuiModal-root">
      <ActionButtons actions={verbs('panel')} />
    </div>,
  )
  await screen.findByRole('button', { name: 'Принять' })
  await user.keyboard('a')
  expect(started).toEqual(['panel accept'])
  unmount()
  await renderScreen(
    <ul>
      {['first', 'second'].map((name) => (
        <li key={name}>
          <ActionButtons actions={verbs(name)} />
        </li>
      ))}
    </ul>,
  )
  await screen.findAllByRole('button', { name: 'Принять' })
  await user.keyboard('a')
  expect(started).toHaveLength(1)
  screen.getAllByRole('button', { name: 'Отклонить' })[1]!.focus()
  await user.keyboard('a')
  expect(started).toEqual(['panel accept', 'second accept'])
})

test('buttons of a page have their letters from anywhere, except where the focus is on another record', async () => {
  const user = userEvent.setup()
  await renderScreen(
    <>
      <ul>
        <li>
          <ActionButtons actions={verbs('part').slice(1)} />
        </li>
      </ul>
      <div>
        <ActionButtons actions={verbs('page')} ofPage />
      </div>
    </>,
  )
  await screen.findByRole('button', { name: 'Принять' })
  await user.keyboard('ar')
  expect(started).toEqual(['page accept', 'page reject'])
  screen.getAllByRole('button', { name: 'Отклонить' })[0]!.focus()
  await user.keyboard('ar')
  expect(started.slice(2)).toEqual(['page accept', 'part reject'])
})

test('a record without actions leaves its place empty', async () => {
  await renderScreen(
    <p aria-label="Запись">
      <ActionButtons actions={[]} />
      <PageActions actions={[]} />
    </p>,
  )
  expect((await screen.findByLabelText('Запись')).childNodes).toHaveLength(0)
})
