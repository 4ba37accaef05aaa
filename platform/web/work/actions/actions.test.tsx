import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { closeBanner } from '../../messages/banner-store.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ActionMenu } from '../components/ActionMenu.tsx'
import { closeDrawer } from '../components/drawer/drawer-store.ts'
import { ListLayout } from '../components/list/ListLayout.tsx'
import { useListState } from '../components/list/use-list-state.ts'
import { CommandPalette } from '../components/palette/CommandPalette.tsx'
import { findCommands } from '../components/palette/find-commands.ts'
import { pageActions } from '../components/palette/palette-store.ts'
import { ActionButtons } from './ActionButtons.tsx'
import { actionsOf } from './actions-of.ts'
import { PageActions } from './PageActions.tsx'
import { useActions } from './use-actions.tsx'

type Letter = {
  id: number
  name: string
  state: 'NEW' | 'SENT'
  actions: ('send' | 'take' | 'star' | 'burn' | 'note')[]
}

const words = {
  letters: {
    send: 'Отправить',
    sendTitle: 'Отправить «{{name}}»?',
    sendText: 'Письмо уйдёт.',
    sendDone: 'Письмо «{{name}}» ушло',
    take: 'Отозвать',
    takeTitle: 'Отозвать «{{name}}»?',
    takeText: 'Письмо «{{name}}» вернётся.',
    takeReason: 'Почему',
    takeDone: 'Письмо отозвано',
    star: 'Отметить',
    starDone: 'Отмечено',
    burn: 'Сжечь',
    note: 'Пометка',
    open: 'Открыть',
    bulk: {
      take: 'Отозвать письма',
      takeCount_one: 'Вернётся {{count}} письмо',
      takeCount_few: 'Вернутся {{count}} письма',
      takeCount_many: 'Вернутся {{count}} писем',
      takeSubmit_few: 'Отозвать {{count}} письма',
      takeDone_one: 'Отозвано {{count}} письмо',
      takeLate_one: 'Уже прочитано {{count}} письмо',
      text: 'Адресаты узнают.',
      reason: 'Почему, для всех',
      because: { NEW_one: 'ещё не ушло' },
    },
  },
  states: { NEW: 'Новое', SENT: 'Отправлено' },
}

const calls = {
  send: vi.fn(async (_id: number): Promise<unknown> => undefined),
  take: vi.fn(async (_id: number, _reason: string): Promise<unknown> => undefined),
  star: vi.fn(async (_id: number): Promise<unknown> => undefined),
  unstar: vi.fn(async (_id: number): Promise<unknown> => undefined),
}

const letterActions = actionsOf<Letter, 'open'>(
  'post:letters',
  {
    send: { primary: true, confirm: true, send: ({ id }) => calls.send(id) },
    open: { when: ({ state }) => state === 'SENT', to: ({ id }) => `/bch/view/bch-test?id=${id}` },
    take: {
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => calls.take(id, reason),
      bulk: { because: ({ state }) => state, endOf: (answer) => (answer === 'late' ? 'late' : null) },
    },
    star: { send: ({ id }) => calls.star(id), undo: ({ id }) => calls.unstar(id) },
    burn: { whyNot: ({ state }) => state === 'SENT' && 'Уже не догнать', run: () => undefined },
    note: { form: ({ name }) => <p>Заметка о письме {name}</p> },
  },
  { words: ({ name }) => ({ name }), states: { words: 'post:states', tones: {} } },
)

const letter = (own: Partial<Letter> = {}): Letter => ({
  id: 1,
  name: 'Смета',
  state: 'SENT',
  actions: ['take', 'star', 'note', 'send'],
  ...own,
})

const catalogues = { 'post/texts/ru.json': async () => ({ default: words }) }
const show = (children: React.ReactNode) => renderScreen(children, { catalogues, namespaces: ['post'] })

const Menu = ({ of }: { of: Letter }) => <ActionMenu label="Меню" actions={useActions(letterActions)(of)} />
const Buttons = ({ of }: { of: Letter }) => <ActionButtons actions={useActions(letterActions)(of)} />

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Меню' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

const refusal = (code: string, status: number, params: Record<string, string> = {}) =>
  new ApiError({ url: '', status, statusText: '', body: { code, message: `Error: ${code}`, params } })

afterEach(() => {
  closeDrawer()
  closeBanner()
  sessionStorage.clear()
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue(undefined)
})

test('the menu has what the server allows, in the order of the declaration, and why the rest is not', async () => {
  await show(<Menu of={letter()} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Меню' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Отправить',
    'Открыть',
    'Отозвать',
    'Отметить',
    'СжечьУже не догнать',
    'Пометка',
  ])
  expect(items[4]?.getAttribute('aria-disabled')).toBe('true')
})

test('what is neither allowed nor explained is not there, nor what there is nothing to open for', async () => {
  await show(<Menu of={letter({ state: 'NEW', actions: ['send'] })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Меню' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Отправить',
  ])
})

test('by keyboard alone: the menu, the question, the answer', async () => {
  const user = userEvent.setup()
  await show(<Menu of={letter()} />)
  await screen.findByRole('button', { name: 'Меню' })
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await user.keyboard('{Enter}')
  const drawer = within(await screen.findByRole('dialog', { name: 'Отправить «Смета»?' }))
  const submit = await drawer.findByRole('button', { name: 'Отправить' })
  while (document.activeElement !== submit) await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Письмо «Смета» ушло')).toBeTruthy()
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(1)
})

test('what asks for nothing is done at once, and its undo takes it back', async () => {
  await show(<Menu of={letter()} />)
  await choose('Отметить')
  expect(await screen.findByText('Отмечено')).toBeTruthy()
  expect(calls.star).toHaveBeenCalledExactlyOnceWith(1)
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(calls.unstar).toHaveBeenCalledExactlyOnceWith(1)
})

test('an immediate refusal is shown in a banner', async () => {
  calls.star.mockRejectedValue(refusal('RATE_LIMITED', 429))
  await show(<Menu of={letter()} />)
  await choose('Отметить')
  expect(await screen.findByText(/Слишком много попыток/)).toBeTruthy()
})

test('a refusal is shown in the drawer and keeps the reason', async () => {
  calls.take.mockRejectedValueOnce(refusal('RATE_LIMITED', 429))
  await show(<Menu of={letter()} />)
  await choose('Отозвать')
  const drawer = within(await screen.findByRole('dialog', { name: 'Отозвать «Смета»?' }))
  const submit = await drawer.findByRole('button', { name: 'Отозвать' })
  await userEvent.click(submit)
  expect((await drawer.findAllByText('Обязательное поле')).length).toBeGreaterThan(0)
  expect(calls.take).not.toHaveBeenCalled()
  await userEvent.type(drawer.getByLabelText('Почему'), 'Опечатка')
  await userEvent.click(submit)
  expect((await drawer.findByRole('alert')).textContent).toMatch(/Слишком много попыток/)
  expect(drawer.getByLabelText<HTMLTextAreaElement>('Почему').value).toBe('Опечатка')
  await userEvent.click(submit)
  expect(await screen.findByText('Письмо отозвано')).toBeTruthy()
  expect(calls.take).toHaveBeenLastCalledWith(1, 'Опечатка')
})

test('a user who is too late reads its state now, and finds the reason again', async () => {
  calls.take.mockRejectedValueOnce(refusal('STATE_CHANGED', 409, { state: 'NEW' }))
  await show(<Menu of={letter()} />)
  await choose('Отозвать')
  await userEvent.type(await screen.findByLabelText('Почему'), 'Опечатка')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText(/уже изменили без вас.*Теперь: «Новое»/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Отозвать')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Почему')).value).toBe('Опечатка')
})

test('an error code of its own that comes with the state is shown in its words', async () => {
  calls.take.mockRejectedValueOnce(refusal('EXPERT_JOB_NOT_NEW', 409, { state: 'SENT' }))
  await show(<Menu of={letter()} />)
  await choose('Отозвать')
  await userEvent.type(await screen.findByLabelText('Почему'), 'Опечатка')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText(/^Экспертизу уже взяли/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a form opens in the drawer under the name of its action', async () => {
  await show(<Menu of={letter()} />)
  await choose('Пометка')
  const drawer = within(await screen.findByRole('dialog', { name: 'Пометка' }))
  expect(drawer.getByText('Заметка о письме Смета')).toBeTruthy()
})

test('a link leads there', async () => {
  const { history } = await show(<Menu of={letter()} />)
  await choose('Открыть')
  expect(history.location.href).toBe('/bch/view/bch-test?id=1')
})

test('as buttons the same are in the same order, and one is not pressed twice', async () => {
  let end = (): void => undefined
  calls.star.mockReturnValue(new Promise<void>((done) => (end = done)))
  await show(<Buttons of={letter()} />)
  const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent)
  expect(names).toEqual(['Отправить', 'Открыть', 'Отозвать', 'Отметить', 'Сжечь', 'Пометка'])
  const star = screen.getByRole('button', { name: 'Отметить' })
  await userEvent.click(star)
  expect(star.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(star)
  expect(calls.star).toHaveBeenCalledOnce()
  end()
  await waitFor(() => expect(star.hasAttribute('aria-disabled')).toBe(false))
})

const quiet = { state: 'idle', retry: () => undefined, meant: null, incomplete: false } as const

const Palette = () => {
  const [text, setText] = useState('')
  const [items] = useState(pageActions)
  const groups = findCommands([{ key: 'page', title: 'На этой странице', items }], text)
  return <CommandPalette text={text} onText={setText} groups={groups} search={quiet} />
}

test('the palette offers what may be done on the page, and does it', async () => {
  const Page = () => {
    const actions = useActions(letterActions)(letter())
    const [isOpen, open] = useState(false)
    return (
      <>
        <PageActions actions={actions} />
        <button onClick={() => open(true)}>Палитра</button>
        {isOpen ? <Palette /> : null}
      </>
    )
  }
  await show(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: 'Палитра' }))
  const field = await screen.findByRole('combobox')
  expect(screen.queryByRole('option', { name: /Сжечь/ })).toBeNull()
  await userEvent.type(field, 'отмет{Enter}')
  expect(await screen.findByText('Отмечено')).toBeTruthy()
})

const Letters = ({ letters }: { letters: Letter[] }) => (
  <ListLayout
    list={useListState({ id: 'letters', sortings: ['NAME'], defaultSort: 'NAME', filters: {} })}
    answer={{
      data: { items: letters, total: letters.length },
      error: null,
      isPending: false,
      refetch: () => undefined,
    }}
    title="Письма"
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    rowActions={useActions(letterActions)}
    columns={[{ key: 'name', title: 'Название', cell: ({ name }) => name }]}
    empty={{ title: 'Пусто', text: 'Нет писем' }}
  />
)

test('for chosen rows a dry run says who takes part, and its end who did not', async () => {
  calls.take.mockImplementation(async (id) => {
    if (id === 2) throw refusal('STATE_CHANGED', 409)
  })
  const letters = [
    letter(),
    letter({ id: 2, name: 'Счёт' }),
    letter({ id: 3, name: 'Акт', state: 'NEW', actions: ['send'] }),
  ]
  await show(<Letters letters={letters} />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Выбрать\sвсе/ }))
  const bar = within(screen.getByRole('region', { name: /Выбраны\s3/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Отозвать' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Отозвать письма' }))
  expect(await drawer.findByText('Вернутся 2 письма')).toBeTruthy()
  expect(drawer.getByText(/Пропустим\s1\sзапись: ещё не ушло/)).toBeTruthy()
  expect(calls.take).not.toHaveBeenCalled()
  await userEvent.type(drawer.getByLabelText('Почему, для всех'), 'Опечатка')
  await userEvent.click(drawer.getByRole('button', { name: 'Отозвать 2 письма' }))
  expect(await drawer.findByText('Отозвано 1 письмо')).toBeTruthy()
  expect(drawer.getByText(/Не\sполучилось с\s1\sзаписью/)).toBeTruthy()
  expect(calls.take.mock.calls).toEqual([
    [1, 'Опечатка'],
    [2, 'Опечатка'],
  ])
})

test('rows that ended otherwise are named apart in the result', async () => {
  calls.take.mockImplementation(async (id) => (id === 2 ? 'late' : undefined))
  await show(<Letters letters={[letter(), letter({ id: 2, name: 'Счёт' })]} />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Выбрать\sвсе/ }))
  const bar = within(screen.getByRole('region', { name: /Выбраны\s2/ }))
  await userEvent.click(bar.getByRole('button', { name: 'Отозвать' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Отозвать письма' }))
  await userEvent.type(await drawer.findByLabelText('Почему, для всех'), 'Опечатка')
  await userEvent.click(drawer.getByRole('button', { name: 'Отозвать 2 письма' }))
  expect(await drawer.findByText('Отозвано 1 письмо')).toBeTruthy()
  expect(drawer.getByText('Уже прочитано 1 письмо')).toBeTruthy()
  expect(drawer.getByText('Счёт')).toBeTruthy()
})
