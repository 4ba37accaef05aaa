import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getTaskSavedComments } from '../../contract/task.endpoints.ts'
import { CommentForm } from './CommentForm.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'participations/texts/ru.json': () => import('../../texts/ru.json') }))
beforeEach(() => {
  server = fakeServer()
})
afterEach(leaveScreen)

const show = (items: { id: number; title: string; body: string; task: string | null }[]) => {
  server.on(getTaskSavedComments, () => ({ items }))
  showScreen(() => <CommentForm taskId={11} reviews />, '/')
}

const openChoice = async () =>
  userEvent.click(await screen.findByRole('button', { name: named('Вставить готовое замечание') }))

const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: named('Комментарий') })

test('a saved comment is found by its words, goes in where one writes, and is edited there', async () => {
  show([
    { id: 1, title: 'Нет расчёта', body: 'Приложите расчёт в таблице.', task: null },
    { id: 2, title: 'Источник цифр', body: 'Укажите, откуда эти цифры.', task: 'Паспорт проекта' },
  ])
  await screen.findByRole('button', { name: named('Вставить готовое замечание') })
  await userEvent.type(comment(), 'Почти готово.')
  await openChoice()
  await userEvent.type(await screen.findByRole('combobox'), 'нет расч')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(comment().value).toBe('Почти готово.\nПриложите расчёт в таблице.'))
  expect(document.activeElement).toBe(comment())
  await waitFor(() => expect(comment().selectionStart).toBe(comment().value.length))
  await userEvent.keyboard(' Спасибо!')
  expect(comment().value).toBe('Почти готово.\nПриложите расчёт в таблице. Спасибо!')
})

test('without one it says so, and the search closes by Escape', async () => {
  show([])
  await openChoice()
  expect(await screen.findByText(/Готовых замечаний/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/Готовых замечаний/)).toBeNull()
})

test('a failure is reported, with a button to try again', async () => {
  server.on(getTaskSavedComments, () => refuse('UNEXPECTED_ERROR'))
  showScreen(() => <CommentForm taskId={11} reviews />, '/')
  await openChoice()
  expect(await screen.findByRole('button', { name: named('Повторить') })).toBeTruthy()
})
