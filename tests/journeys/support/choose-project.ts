import { expect, type Page } from '@playwright/test'

/** Chooses the first project that a report offers, and waits until it is in the address. */
export const chooseProject = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Проект' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/projectId=\d+/)
}
