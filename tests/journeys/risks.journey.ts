import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** A founder adds a risk, moves it on the matrix by keyboard, and accepts another one. */
test('a risk is named, moved on the matrix by the arrow keys, and another is accepted', async ({
  browser,
}) => {
  const founder = await signIn(browser, 'ini')
  const [project] = await askDatabase<{ id: number }>(
    `select r.project_id as id from risk r join project p on p.id = r.project_id join person l on l.uid = p.leader_uid
     where l.email = 'ini@demo.example' and r.response = 'RISK_ACCEPTANCE' and r.accepted_until is null
     order by r.id limit 1`,
  )
  await founder.goto(`/bch/view/my-projects/edit?projectId=${project!.id}&tab=risks`)
  await founder.getByRole('button', { name: 'Добавить риск' }).click()
  await dialog(founder).getByLabel('Риск').fill('Лаборатория закроется на ремонт')
  await dialog(founder).getByRole('button', { name: 'Добавить' }).click()
  const mark = founder.getByRole('button', { name: /^Лаборатория закроется на ремонт: Пятьдесят/ })
  await mark.focus()
  await founder.keyboard.press('ArrowUp')
  await expect(
    founder.getByRole('button', { name: /^Лаборатория закроется на ремонт: Очень вероятно/ }),
  ).toBeVisible()

  await founder.getByRole('button', { name: 'Принять', exact: true }).first().click()
  await dialog(founder).getByLabel('До какого дня').fill('01.02.2100')
  await dialog(founder).getByRole('button', { name: 'Принять' }).click()
  await expect(founder.getByRole('button', { name: 'Продлить', exact: true }).first()).toBeVisible()
})
