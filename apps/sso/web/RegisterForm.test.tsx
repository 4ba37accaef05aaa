import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { RegisterForm } from './RegisterForm.tsx'
import type { ServicePageProps } from './service-page.ts'

const props: ServicePageProps = {
  parameters: { projectKey: 'runway-portal', redirectedFrom: 'https://portal.example/get-token' },
  to: (page) => `/sso/${page}`,
  signedInAs: null,
  portalUrl: 'https://portal.example',
  token: '',
  upstream: { nameRu: 'Школу', nameEn: 'School' },
  demo: false,
  passwordLength: 8,
  registration: true,
}

let answer: () => Response
const sent: Record<string, unknown>[] = []

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
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /принимаю правила портала/ })

const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /согласие\sна\sобработку/ })

const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Фамилия'), 'Иванова')
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна')
  await userEvent.type(screen.getByLabelText('Электронная почта'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Пароль'), 'correct-Horse1')
  await userEvent.type(screen.getByLabelText(/ещё раз|Повтор/), 'correct-Horse1')
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }))

test('without the rules accepted nothing is sent, and the box says so', async () => {
  render(<RegisterForm {...props} />)
  await fill()
  await submit()
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(consent().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    'Обязательное поле',
    'Обязательное поле',
  ])
  await userEvent.click(box())
  await submit()
  expect(consent().getAttribute('aria-invalid')).toBe('true')
  expect(sent).toHaveLength(0)
})

test('what is accepted is the text of today, behind a link that preserves the form', async () => {
  render(<RegisterForm {...props} />)
  await fill()
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link', { name: /правила портала/ })
  expect(link?.href).toBe('https://portal.example/rules')
  expect(link?.target).toBe('_blank')
  await userEvent.click(box())
  await userEvent.click(consent())
  await submit()
  expect(sent).toMatchObject([
    {
      email: 'anna@example.org',
      rulesVersion: portalRulesVersion,
      consentVersion: portalRulesVersion,
    },
  ])
})

test('the email is sent again, once a minute, or to another address with all else preserved', async () => {
  render(<RegisterForm {...props} />)
  await fill()
  await userEvent.click(box())
  await userEvent.click(consent())
  await submit()
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Отправить ещё раз/ })
  await userEvent.click(again)
  expect(sent.map(({ email }) => email)).toEqual(['anna@example.org', 'anna@example.org'])
  expect(await screen.findByText(/Письмо отправлено ещё раз/)).toBeTruthy()
  expect(again.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /Изменить адрес/ }))
  const email = screen.getByLabelText<HTMLInputElement>('Электронная почта')
  expect(email.value).toBe('anna@example.org')
  await userEvent.clear(email)
  await userEvent.type(email, 'anna@example.com')
  await submit()
  expect(sent.at(-1)).toMatchObject({
    email: 'anna@example.com',
    lastName: 'Иванова',
    password: 'correct-Horse1',
  })
})

test('a refusal to send again is shown on the page', async () => {
  render(<RegisterForm {...props} />)
  await fill()
  await userEvent.click(box())
  await userEvent.click(consent())
  await submit()
  answer = () =>
    Response.json({ code: 'RATE_LIMITED', message: ': RATE_LIMITED', params: {} }, { status: 429 })
  await userEvent.click(await screen.findByRole('button', { name: /Отправить ещё раз/ }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

test('a text that has changed meanwhile must be accepted again at the box', async () => {
  answer = () =>
    Response.json(
      { code: 'VALIDATION_FAILED', message: '', params: {}, fields: { rulesVersion: 'REQUIRED' } },
      { status: 400 },
    )
  render(<RegisterForm {...props} />)
  await fill()
  await userEvent.click(box())
  await userEvent.click(consent())
  await submit()
  expect(box().getAttribute('aria-invalid')).toBe('true')
})

test.each(['я'.repeat(10_000), '<script>alert(1)</script>'])(
  'a surname that cannot be one is reported together with the other errors',
  async (name) => {
    render(<RegisterForm {...props} />)
    await userEvent.click(screen.getByLabelText('Фамилия'))
    await userEvent.paste(name)
    await submit()
    const wrong = screen.getAllByRole('textbox').filter((one) => one.getAttribute('aria-invalid') === 'true')
    expect(wrong.map((one) => one.getAttribute('name'))).toEqual(['lastName', 'firstName', 'email'])
    expect(sent).toHaveLength(0)
  },
)

test('the way in by a provider carries the version that the page names', () => {
  render(<RegisterForm {...props} />)
  const provider = screen.getByRole<HTMLAnchorElement>('link', { name: /Школу/ })
  expect(new URL(provider.href).searchParams.get('rules_version')).toBe(portalRulesVersion)
  expect(screen.getByText(/При первом входе через Школу/)).toBeTruthy()
})

test('while registration is closed, the page says so and has no form', () => {
  render(<RegisterForm {...props} registration={false} />)
  expect(screen.getByRole('heading').textContent).toMatch(/Регистрация\sзакрыта/)
  expect(screen.queryByRole('textbox')).toBeNull()
})
