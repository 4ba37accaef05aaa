import { expect, test } from './support/journey.ts'
import { openBrowser, signIn } from './support/people.ts'

/**
 * A guest finds the page for their role and the manuals; an administrator writes texts; users agree to changed rules
 * once.
 */
test.describe.configure({ mode: 'serial' })

const headline = 'Проекты с историей каждого решения'

test('a guest chooses a door and is led on', async ({ browser }) => {
  const guest = await openBrowser(browser)
  await guest.goto('/portal')
  await guest.getByRole('link', { name: 'Я инвестирую' }).click()
  await expect(guest).toHaveURL(/investor-start-page$/)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(guest.locator('.stages > li')).toHaveCount(6)
  await guest.getByRole('link', { name: 'Смотреть проекты' }).first().click()
  await expect(guest).toHaveURL(/showcase\/projects-list/)
})

test('the manuals are searched, read and gone on in', async ({ browser }) => {
  const guest = await openBrowser(browser)
  await guest.goto('/manuals')
  await guest.getByRole('searchbox').fill('замечания')
  await guest.getByRole('button', { name: 'Найти' }).click()
  await expect(guest).toHaveURL(/manuals\?q=/)
  await expect(guest.locator('mark').first()).toBeVisible()
  await guest.goto('/manuals/day-of-a-founder')
  await guest.locator('a[rel=next]').click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/акселератора/)
})

test('an administrator writes a headline; it shows after it is published, and goes back', async ({
  browser,
}) => {
  const admin = await signIn(browser, 'admin')
  await admin.goto('/admin/start-pages')
  await admin.getByRole('link', { name: 'Инвесторам' }).first().click()
  await admin.getByRole('textbox', { name: 'Заголовок (по-русски)' }).fill(headline)
  await admin.getByRole('button', { name: 'Сохранить черновик' }).click()
  // Its translation is missing: the page names it, with a link to its field.
  const publish = admin.getByRole('button', { name: 'Опубликовать', exact: true })
  await expect(publish).toBeDisabled()
  await admin.getByRole('button', { name: 'Заголовок (по-английски)', exact: true }).click()
  await expect(admin.getByRole('textbox', { name: 'Заголовок (по-английски)' })).toBeFocused()
  const dialog = admin.getByRole('dialog')
  await admin
    .getByRole('textbox', { name: 'Заголовок (по-английски)' })
    .fill('Projects with the history of every decision')
  await admin.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(admin.getByText(/Черновик сохранён .*, не\sопубликован$/)).toBeVisible()
  await publish.click()
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(admin.getByText('Версия 1')).toBeVisible()
  await expect(admin.getByText(/^Опубликовано \d/)).toBeVisible()

  const guest = await openBrowser(browser)
  await guest.goto('/portal/investor-start-page')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(headline)

  await admin.getByRole('button', { name: 'Вернуть тексты портала' }).click()
  await dialog.getByRole('button', { name: 'Вернуть тексты портала' }).click()
  await admin.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(admin.getByText('Версия 2')).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText(headline)
})

test('changed rules are agreed to once', async ({ browser }) => {
  const admin = await signIn(browser, 'admin')
  await admin.goto('/admin/start-pages/edit?subject=legal.rules')
  await admin.getByRole('textbox', { name: 'Заголовок (по-русски)' }).fill('Правила портала')
  await admin.getByRole('textbox', { name: 'Заголовок (по-английски)' }).fill('Portal rules')
  await admin.getByRole('textbox', { name: 'Текст (по-русски)' }).fill('## Новое\n\n- Пишите людям о деле.')
  await admin
    .getByRole('textbox', { name: 'Текст (по-английски)' })
    .fill('## New\n\n- Write to people about the matter.')
  await admin.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(admin.getByText(/Черновик сохранён .*, не\sопубликован$/)).toBeVisible()
  await admin.getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Опубликовать', exact: true }).click()

  const person = await signIn(browser, 'exp')
  await person.goto('/bch/view/agenda')
  const question = person.getByRole('dialog', { name: 'Тексты портала изменились' })
  await expect(question.getByRole('link', { name: 'Правила портала' })).toBeVisible()
  await question.getByRole('button', { name: 'Подтвердить согласие' }).click()
  await expect(question).toBeHidden()
  await person.reload()
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()

  const guest = await openBrowser(browser)
  await guest.goto('/rules')
  await expect(guest.getByText('Пишите людям о деле.')).toBeVisible()
})

test('the question mark of a screen opens its place in the manuals', async ({ browser }) => {
  const page = await signIn(browser, 'acc-admin')
  await page.goto('/bch/view/acceleration-timetable')
  await expect(page.getByRole('link', { name: 'Справка по этой странице' })).toHaveAttribute(
    'href',
    '/manuals/timetable',
  )
})
