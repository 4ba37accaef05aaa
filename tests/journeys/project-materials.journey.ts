import sharp from 'sharp'
import { expect, test } from './support/journey.ts'
import { browserOf } from './support/people.ts'

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b6e99' } })
    .png()
    .toBuffer()

test('a founder adds a logo and a presentation, and sees them wherever the project is shown', async ({
  browser,
}) => {
  const page = await browserOf(browser, 'ini')
  await page.goto('/bch/view/my-projects')
  await page.getByRole('link', { name: /Агроскан/ }).click()
  const logo = page.getByRole('group', { name: 'Логотип' })
  const image = logo.locator('img')
  const before = await image.getAttribute('src')
  await logo
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture() })
  await page.getByRole('dialog').getByRole('button', { name: 'Загрузить' }).click()
  await expect(image).not.toHaveAttribute('src', before ?? '')
  const url = (await image.getAttribute('src'))!
  await expect(page.locator('.page-head img')).toHaveAttribute('src', url)
  await page.getByRole('tab', { name: /Документы/ }).click()
  await page.getByLabel('Что это').selectOption({ label: 'Презентация' })
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Слайды.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'),
  })
  await expect(page.locator('.project-rows li').first()).toContainText('Слайды.pdf')
  await expect(page.locator('.project-rows li').first()).toContainText('Презентация')
  await page.goto('/bch/view/my-projects')
  await expect(page.locator(`main img[src="${url}"]`).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Быстрый переход' })
  await palette.getByRole('combobox').fill('агроскан')
  const found = palette.getByRole('group', { name: 'Проекты', exact: true }).getByRole('option')
  await expect(found.locator('img')).toHaveAttribute('src', url)
  expect(page.troubles).toEqual([])
})
