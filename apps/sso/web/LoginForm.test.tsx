import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { LoginForm } from './LoginForm.tsx'
import type { ServicePageProps } from './service-page.ts'

const props: ServicePageProps = {
  parameters: { projectKey: 'runway-portal', redirectedFrom: 'https://portal.example/get-token' },
  to: (page) => `/sso/${page}`,
  signedInAs: null,
  portalUrl: 'https://portal.example',
  token: '',
  demo: false,
  passwordLength: 8,
  registration: true,
}

let answer: () => Response
const sent: unknown[] = []

beforeAll(async () => {
  const catalogues = {
    'sso/texts/ru.json': () => import('../texts/ru.json'),
    'platform/texts/ru.json': () => import('../../../platform/web/texts/ru.json'),
  }
  await startTexts('ru', catalogues, ['sso'])
})

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const refusal =
  (status: number, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message: `Error: ${code}`, params: {}, ...more }, { status, headers })

const fill = async (email: string, password: string): Promise<void> => {
  if (email) await userEvent.type(screen.getByLabelText('Электронная почта'), email)
  if (password) await userEvent.type(screen.getByLabelText('Пароль'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
}

test('empty fields have errors before anything is sent', async () => {
  render(<LoginForm {...props} />)
  await fill('', '')
  expect(screen.getAllByText('Обязательное поле')).toHaveLength(2)
  expect(sent).toHaveLength(0)
})

test('wrong credentials say so, mention the email, and keep what was typed', async () => {
  answer = refusal(401, 'WRONG_CREDENTIALS')
  render(<LoginForm {...props} />)
  await fill('anna@demo.example', 'wrong')
  expect(await screen.findByText('Неверная почта или пароль.')).toBeDefined()
  expect(screen.getByText(/откройте ссылку из.письма/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Электронная почта').value).toBe('anna@demo.example')
  expect(sent).toEqual([{ email: 'anna@demo.example', password: 'wrong', ...props.parameters }])
})

test('too many attempts say how long to wait', async () => {
  answer = refusal(429, 'RATE_LIMITED', {}, { 'retry-after': '1750' })
  render(<LoginForm {...props} />)
  await fill('anna@demo.example', 'wrong')
  expect(await screen.findByText(/Повторите через 30.минут/)).toBeDefined()
  expect(screen.getByText(/Задайте новый пароль/)).toBeDefined()
  expect(screen.queryByText(/Подождите немного/)).toBeNull()
})

test('an invitation fills in its address, whatever was typed for another', async () => {
  sessionStorage.setItem('sso-fields', JSON.stringify({ email: 'other@people.example' }))
  vi.stubGlobal('location', { ...location, hash: '#email=petrov%40people.example' })
  render(<LoginForm {...props} />)
  expect(screen.getByLabelText<HTMLInputElement>('Электронная почта').value).toBe('petrov@people.example')
})

test('a field the service names is marked', async () => {
  answer = refusal(400, 'VALIDATION_FAILED', { fields: { email: 'INVALID_EMAIL' } })
  render(<LoginForm {...props} />)
  await fill('a@b.c', 'x')
  expect(await screen.findByText(/Введите адрес почты/)).toBeDefined()
  expect(screen.getByLabelText('Электронная почта').getAttribute('aria-invalid')).toBe('true')
})

test('a return address that the service refuses is reported, though no field is to blame', async () => {
  answer = refusal(400, 'VALIDATION_FAILED', { fields: { redirectedFrom: 'INVALID' } })
  render(<LoginForm {...props} />)
  await fill('anna@demo.example', 'x')
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('in a demo one press fills in an account', async () => {
  render(<LoginForm {...props} demo />)
  await userEvent.click(screen.getByRole('button', { name: 'Инвестор' }))
  expect(screen.getByLabelText<HTMLInputElement>('Электронная почта').value).toBe('inv@demo.example')
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('demo-Passw0rd')
})

test('the password is never stored in the tab', async () => {
  answer = refusal(401, 'WRONG_CREDENTIALS')
  render(<LoginForm {...props} />)
  await fill('anna@demo.example', 'secret-1')
  expect(JSON.stringify(sessionStorage)).not.toContain('secret-1')
})

test('a user who has just confirmed their address and is signed in continues with one press, with no second form', () => {
  render(<LoginForm {...props} confirmed signedInAs="anna@demo.example" />)
  expect(screen.getByRole('button', { name: 'Продолжить как anna@demo.example' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Войти в другую учётную запись' }).getAttribute('href')).toBe(
    '/sso/login',
  )
  expect(screen.queryByLabelText('Пароль')).toBeNull()
})

test('a user who is signed in without a confirmation email may also sign in as somebody else here', () => {
  render(<LoginForm {...props} signedInAs="anna@demo.example" />)
  expect(screen.getByRole('button', { name: 'Продолжить как anna@demo.example' })).toBeTruthy()
  expect(screen.getByLabelText('Пароль')).toBeTruthy()
})
