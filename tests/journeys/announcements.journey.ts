import { chooseAction, dialog } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/**
 * An administrator publishes news and announces maintenance: an open page shows both immediately, and its reader
 * closes them.
 */
test('an announcement and a maintenance notice reach an open page without a reload', async ({ browser }) => {
  const [admin, founder] = [await signIn(browser, 'admin'), await signIn(browser, 'ini')]
  await founder.goto('/bch/view/my-projects')
  await admin.goto('/admin/announcements')

  await admin.getByRole('button', { name: 'Новое объявление' }).first().click()
  const form = dialog(admin)
  await form.getByLabel('Заголовок на русском').fill('Завтра новый отчёт')
  await form.getByLabel('Текст на русском').fill('Он покажет весь путь проекта.')
  await form.getByLabel('Заголовок на английском').fill('A new report tomorrow')
  await form.getByLabel('Текст на английском').fill('It shows the whole path of a project.')
  await form.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(form).toBeHidden()
  await chooseAction(admin, 'Действия: Завтра новый отчёт', 'Опубликовать')
  await dialog(admin).getByRole('button', { name: 'Опубликовать' }).click()

  const news = founder.getByRole('region', { name: 'Объявления портала' })
  await expect(news.getByText('Завтра новый отчёт', { exact: true })).toBeVisible({ timeout: 15_000 })
  await news.getByRole('button', { name: 'Закрыть объявление «Завтра новый отчёт»' }).click()
  await expect(news).toBeHidden()

  await admin.goto('/admin/announcements?tab=maintenance')
  await admin.getByRole('button', { name: 'Объявить работы' }).first().click()
  const works = dialog(admin)
  // Tomorrow in any time zone: today may be over where the browser is.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await works.getByLabel('День').fill(tomorrow.split('-').toReversed().join('.'))
  await works.getByLabel('Начало').fill('23:50')
  await works.getByLabel('Окончание').fill('23:59')
  await works.getByRole('button', { name: 'Объявить' }).click()
  await expect(founder.getByText(/23:50.*23:59.*МСК/)).toBeVisible({
    timeout: 15_000,
  })
})
