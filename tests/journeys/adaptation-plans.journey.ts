import { dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

/** A founder reports on an item; the accelerator completes the plan. */
test('a team does an item of its adaptation plan and the accelerator completes it', async ({ browser }) => {
  const [plan] = await askDatabase<{ id: number }>(
    `select q.id from adaptation_plan d join project_track q on q.id = d.project_track_id join project p on p.id = q.project_id
     join person l on l.uid = p.leader_uid where l.email = 'ini@demo.example' and d.status = 'ASSIGNED' limit 1`,
  )
  const address = `/bch/view/my-acceleration-requests/initiator-details?projectTrackId=${plan!.id}`
  const [founder, team] = [await signIn(browser, 'ini'), await signIn(browser, 'acc')]
  await founder.goto(address)
  await founder.getByRole('button', { name: 'Результат: Провести пять интервью с покупателями' }).click()
  await dialog(founder).getByLabel('Что получилось').fill('Четверо готовы платить')
  await dialog(founder).getByLabel('Сделано').check()
  await dialog(founder).getByRole('button', { name: 'Сохранить' }).click()
  await expect(founder.getByText('Четверо готовы платить')).toBeVisible()

  await team.goto(address)
  await expect(team.getByText('Четверо готовы платить')).toBeVisible()
  await team.getByRole('button', { name: 'Завершить', exact: true }).click()
  await dialog(team).getByRole('button', { name: 'Завершить' }).click()
  await expect(founder.getByText('Выполнен', { exact: true })).toBeVisible({ timeout: 15_000 })
})
