import type { Locator } from '@playwright/test'
import { confirmByPassword, dialog, newName } from './support/actions.ts'
import { askDatabase, linkOfLetter } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { demoPassword, openBrowser, type WatchedPage } from './support/people.ts'

/** A founder's way to the first application: no screen asks for what an earlier one has asked. */
test.describe.configure({ mode: 'serial' })

const project = newName('Солнечная сушилка')
const email = `first-${Date.now().toString(36)}@example.com`

let founder: WatchedPage
/** Each question with the screen that asked it. */
const questions: { label: string; screen: string }[] = []

/** Labels of all visible fields except search fields. */
const labelsOn = (shown: Locator): Promise<string[]> =>
  shown.evaluate((root) => {
    const worded = (text: string | null | undefined): string =>
      (text ?? '')
        .replaceAll(/[\s*]+/g, ' ')
        .trim()
        .toLowerCase()
    const named = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby')
      if (by)
        return by
          .split(' ')
          .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
          .join(' ')
      const [label] = (element as HTMLInputElement).labels ?? []
      return element.getAttribute('aria-label') ?? label?.textContent ?? ''
    }
    const fields = [
      ...root.querySelectorAll('input, textarea, select, [contenteditable="true"], [role="combobox"]'),
    ]
    return fields
      .filter((field) => !field.matches('[type="hidden"], [type="search"], [type="radio"], [type="file"]'))
      .filter((field) => field.checkVisibility() && !field.closest('[role="search"], header, nav'))
      .map((field) => worded(named(field)))
      .filter((label) => label !== '')
  })

const ask = async (screen: string, shown = founder.locator('main')): Promise<string[]> => {
  const labels = [...new Set(await labelsOn(shown))]
  questions.push(...labels.map((label) => ({ label, screen })))
  return labels
}

test('signing up asks who one is', async ({ browser }) => {
  founder = await openBrowser(browser)
  await founder.goto('/login-portal')
  await founder.getByRole('link', { name: 'Зарегистрироваться' }).click()
  await expect(founder.getByLabel('Фамилия')).toBeVisible()
  expect((await ask('sign-up', founder.locator('body'))).length).toBeGreaterThan(3)
  await founder.getByLabel('Фамилия').fill('Лучкова')
  await founder.getByLabel('Имя', { exact: true }).fill('Вера')
  await founder.locator('input[type="email"]').fill(email)
  for (const field of await founder.locator('input[type="password"]').all()) await field.fill(demoPassword)
  await founder.getByRole('checkbox', { name: /правила портала/ }).check()
  await founder.getByRole('checkbox', { name: /персональных\sданных/ }).check()
  await founder.getByRole('button', { name: 'Зарегистрироваться' }).click()
  let link: string | undefined
  await expect.poll(async () => (link = await linkOfLetter(email))).toContain('/confirm')
  await founder.goto(link!)
  await confirmByPassword(founder)
  await founder.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(founder).toHaveURL(/\/bch\/view\//, { timeout: 20_000 })
})

test('a new project asks for its name alone', async () => {
  await founder.goto('/bch/view/my-projects/edit')
  await expect(founder.getByRole('textbox', { name: /^Название/ })).toBeVisible()
  expect(await ask('new project')).toEqual([expect.stringMatching(/^название/)])
  await founder.getByRole('textbox', { name: /^Название/ }).fill(project)
  await founder.getByRole('button', { name: 'Создать проект' }).click()
  await expect(founder).toHaveURL(/tab=profile/)
  // Keyboard users continue on the page that has opened.
  await expect(founder.locator('#main')).toBeFocused()
})

test('its profile asks the rest, once, and the head of the page says it', async () => {
  const pitch = founder.getByRole('textbox', { name: /^Проект\sв\sодном\sпредложении/ })
  await expect(pitch).toBeVisible()
  const labels = await ask('profile')
  for (const label of [
    'проект в одном предложении',
    'описание проекта',
    'отрасли',
    'территория',
    'стадия проекта',
  ])
    expect(labels.filter((one) => one.startsWith(label))).toHaveLength(1)
  await pitch.fill('Сушим урожай солнцем за ночь.')
  await founder.getByRole('textbox', { name: /^Описание\sпроекта/ }).fill('Сушилка для малых хозяйств.')
  const choose = async (name: RegExp, typed: string, option: RegExp) => {
    const box = founder.getByRole('combobox', { name })
    await box.click()
    await box.fill(typed)
    await founder.getByRole('option', { name: option }).first().click()
    await founder.keyboard.press('Escape')
  }
  await choose(/^Отрасли/, 'сельск', /Сельское\sхозяйство/)
  await choose(/^Территория/, 'краснодар', /Краснодарский\sкрай/)
  await choose(/^Стадия/, 'предприн', /Предпринимательская/)
  await expect(founder.locator('.details-facts')).toContainText('Предпринимательская')
  await expect
    .poll(async () => {
      const [row] = await askDatabase<{ filled: boolean }>(
        `select summary <> '' and description <> '' and cardinality(industry_ids) = 1 and territory_id is not null
           and stage_id is not null as filled from project where name = $1`,
        [project],
      )
      return row?.filled
    })
    .toBe(true)
})

test('the main settings show where it is a question and do not repeat it', async () => {
  await founder.getByRole('tab', { name: 'Основные настройки' }).click()
  await expect(founder.getByRole('link', { name: 'Открыть профиль' })).toBeVisible()
  const labels = await labelsOn(founder.locator('main'))
  const elsewhere = new Set(
    questions.filter(({ screen }) => screen !== 'new project').map(({ label }) => label),
  )
  expect(labels.filter((label) => elsewhere.has(label))).toEqual([])
})

test('the application requires the project and a word, and no question came twice on the way', async () => {
  await founder.goto('/s/predposev')
  const link = founder.getByRole('link', { name: 'Подать заявку' }).first()
  await expect(link).not.toHaveAttribute('href', /login-portal/)
  await link.click()
  const form = dialog(founder, /Заявка\sна\sтрек/)
  await expect(form).toBeVisible()
  await form.getByLabel('Проект', { exact: true }).selectOption({ label: project })
  await ask('application', form)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(founder, 'Заявка отправлена')).toBeVisible()
  const twice = questions.filter(({ label }, at) => questions.findIndex((one) => one.label === label) !== at)
  expect(twice).toEqual([])
  expect(new Set(questions.map(({ screen }) => screen)).size).toBe(4)
})
