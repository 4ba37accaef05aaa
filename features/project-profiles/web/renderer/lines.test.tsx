import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaveScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { plain, tree } from '../../../fields/domain/samples.ts'
import { showProfile } from './show-profile-sample.tsx'

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
afterEach(leaveScreen)

const named = (code: string, ru: string, limits = {}) =>
  plain({ code, type: 'STRING', name: { ru, en: '' }, limits })
const input = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const count = () => document.querySelector('.field-count')?.textContent?.replace(/\s/g, ' ') ?? null

test('a line with a limit of its own says how much of it is used', async () => {
  showProfile(tree(named('pitch', 'Суть', { maxLength: 20 })), {})
  await userEvent.type(await input(/^Суть/), 'Насос')
  expect(count()).toMatch(/^5 из 20/)
})

test('any other line does so near the limit of all lines', async () => {
  showProfile(tree(named('name', 'Имя')), {})
  const name = await input(/^Имя/)
  await userEvent.type(name, 'Насос')
  expect(count()).toBeNull()
  await userEvent.click(name)
  await userEvent.paste('а'.repeat(210))
  expect(count()).toMatch(/^215 из 255/)
})

test('an address is completed when it is left; what is none is called so', async () => {
  showProfile(tree(named('video', 'Видео', { webAddress: true }), named('next', 'Дальше')), {})
  const video = await input(/^Видео/)
  await userEvent.type(video, 'video.example/1')
  await userEvent.tab()
  expect(video.value).toBe('https://video.example/1')
  await userEvent.clear(video)
  await userEvent.type(video, 'javascript:alert(1)')
  await userEvent.tab()
  expect(await screen.findByText(/Введите адрес сайта/)).toBeDefined()
  expect(video.value).toBe('javascript:alert(1)')
})
