import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let end: () => void

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <section aria-label="Задание"><div><button>Принять</button></div></section>
      <ul aria-label="Проекты"><li><a href="#1">Ультразвон</a></li><li><a href="#2">Гидромайнд</a></li></ul>
    </main>`
  end = keepFocus()
})
afterEach(() => end())

const named = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)))

test('when the button of an action that is done goes away the focus stays where it was', async () => {
  document.querySelector('button')!.focus()
  document.querySelector('section div')!.remove()
  await drawn()
  expect(document.activeElement).toBe(named('Задание'))
})

test('a row that left its list leaves one in the list, which is no stop of its own', async () => {
  document.querySelector('a')!.focus()
  document.querySelector('li')!.remove()
  await drawn()
  expect(document.activeElement).toBe(named('Проекты'))
  document.querySelector('a')!.focus()
  expect(named('Проекты').hasAttribute('tabindex')).toBe(false)
})

test('what a dialog would return to may go while it is open', async () => {
  document.querySelector('a')!.focus()
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Закрыть</button></div>')
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]')!
  dialog.querySelector('button')!.focus()
  document.querySelector('li')!.remove()
  await drawn()
  expect(document.activeElement).toBe(dialog.querySelector('button'))
  dialog.remove()
  await drawn()
  expect(document.activeElement).toBe(named('Проекты'))
})

test('with all of the page gone one begins at the screen', async () => {
  document.querySelector('button')!.focus()
  document.getElementById('main')!.innerHTML = '<h1>Другая страница</h1>'
  await drawn()
  expect(document.activeElement).toBe(document.getElementById('main'))
})

test('a user who has left all fields by themselves is left alone', async () => {
  document.querySelector('a')!.focus()
  document.querySelector('a')!.blur()
  document.querySelector('section')!.remove()
  await drawn()
  expect(document.activeElement).toBe(document.body)
})
