import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser } from './support/people.ts'

test('the guided start ticks what an administrator has seen to work', async ({ browser }) => {
  const page = await browserOf(browser, 'admin')
  await page.goto('/admin/health')
  await page.getByRole('link', { name: /Настройка\sпортала\sпо\sшагам/ }).click()
  await expect(page.getByRole('heading', { name: /Настройка\sпортала/, level: 1 })).toBeVisible()
  const step = page.getByRole('listitem').filter({ hasText: /Хранение\sфайлов/ })
  await expect(step).toContainText('Предстоит')
  await step.getByRole('button', { name: 'Проверить' }).click()
  await expect(step).toContainText('Готово')
  await page.reload()
  await expect(step).toContainText('Готово')
})

test('a link that nobody was given makes nobody an administrator', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto(`/first-start?key=${'x'.repeat(43)}`)
  await expect(page.getByText(/Эта\sссылка\sбольше\sне\sработает/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Стать администратором' })).toHaveCount(0)
})
