import { dialog, menuItem, newName } from './support/actions.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** A team books a free hour of a mentor, who sees it, and calls it off with a reason that the team reads. */
test('a team books an hour of a mentor, and the mentor calls it off', async ({ browser }) => {
  const [founder, mentor] = [await signIn(browser, 'ini'), await signIn(browser, 'mnt')]
  const topic = newName('Цены для первых клиентов')
  await founder.goto('/bch/view/mentoring?tab=mentors')
  await founder
    .getByRole('button', { name: /действия/ })
    .first()
    .click()
  await founder.getByRole('menuitem', { name: 'Записаться' }).click()
  const form = dialog(founder)
  for (const label of ['Проект', 'Свободные часы, по вашему времени']) {
    const select = form.getByLabel(label)
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  }
  await form.getByLabel('О чём хотите поговорить').fill(topic)
  await form.getByRole('button', { name: 'Записаться' }).click()
  await expect(founder.getByText(/Встреча\sназначена/).first()).toBeVisible()

  await menuItem(mentor, 'Менторство').click()
  const row = mentor.getByRole('row').filter({ hasText: topic })
  await expect(row).toContainText('Назначена')
  await row.getByRole('button', { name: /действия/i }).click()
  await mentor.getByRole('menuitem', { name: 'Отменить встречу' }).click()
  await dialog(mentor).getByLabel('Причина').fill('Заболел')
  await dialog(mentor).getByRole('button', { name: 'Отменить встречу' }).click()
  await expect(row).toContainText('Отменена')

  await founder.goto('/bch/view/mentoring')
  await expect(founder.getByRole('row').filter({ hasText: topic })).toContainText('Заболел')
  expect([...founder.troubles, ...mentor.troubles]).toEqual([])
})
