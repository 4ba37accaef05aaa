import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { browserOf, openBrowser } from './support/people.ts'

/**
 * The accelerator requests consent, the leader consents in the notification, the accelerator previews and publishes,
 * a guest reads it; the leader withdraws the consent.
 */
test('a project is in a showcase only while its leader agrees', async ({ browser }) => {
  const [found] = await askDatabase<{ id: string; template: string }>(
    `select p.id, s.id as template from project p join person l on l.uid = p.leader_uid join project_track q on q.project_id = p.id
       join publication_template s on s.accelerator_id = q.accelerator_id and s.is_main
     where l.email = 'ini@demo.example' and p.name = 'Теплоконтур' and q.accelerator_id = (
       select accelerator_id from accelerator_member m join person a on a.uid = m.person_uid where a.email = 'acc-admin@demo.example')`,
  )
  const { id, template } = found!
  const page = `/details/project-details?id=${id}`
  const work = `/bch/view/project-details?id=${id}`

  const admin = await browserOf(browser, 'acc-admin')
  await admin.goto(`/bch/view/publicationTemplateConstructor/${template}`)
  const handle = admin.getByRole('button', { name: /^Переставить поле «Отрасли»/ })
  const saved = admin.waitForResponse((answer) => answer.url().includes('/save-sections'))
  await handle.press('ArrowUp')
  expect((await saved).status()).toBe(200)
  await expect(admin.getByText('теперь на месте 1 из 5')).toBeAttached()
  await expect(admin.getByRole('tab', { name: /^Инвестор/ })).toBeVisible()
  await admin.getByRole('button', { name: /^Вид поля «Стадия проекта»/ }).click()
  const look = admin.getByRole('dialog')
  await look.getByLabel('Как писать').selectOption({ label: 'Метками' })
  await look.getByRole('radio', { name: 'Цель' }).check()
  const looked = admin.waitForResponse((answer) => answer.url().includes('/save-sections'))
  await look.getByRole('button', { name: 'Сохранить' }).click()
  expect((await looked).status()).toBe(200)
  await admin.getByRole('button', { name: /^Переставить раздел «Продукт»/ }).press('ArrowUp')
  await expect(admin.getByText('теперь на месте 1 из 2')).toBeAttached()

  const leader = await browserOf(browser, 'ini')
  await admin.goto(`${work}&tab=showcases`)
  await admin.getByRole('button', { name: 'Как будет выглядеть' }).first().click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Запросить согласие' }).click()
  await expect(admin.getByRole('dialog').getByText(/Запрос\sсогласия\sотправлен/)).toBeVisible()
  await leader.goto('/bch/view/notifications')
  await leader.getByRole('link', { name: /просит\sразрешения\sопубликовать/ }).click()
  await leader.getByRole('button', { name: 'Согласиться на публикацию' }).click()
  await leader.getByRole('dialog').getByRole('button', { name: 'Согласиться' }).click()
  await expect(leader.getByRole('button', { name: 'Согласиться на публикацию' })).toBeHidden()
  await leader.goto(`/bch/view/my-projects/edit?projectId=${id}&tab=showcases`)
  await expect(leader.getByRole('button', { name: 'Отозвать согласие' })).toBeVisible()

  const guest = await openBrowser(browser)
  await guest.goto(page)
  await expect(guest.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeHidden()

  await admin.goto(`${work}&tab=showcases`)
  await admin.getByRole('button', { name: 'Как будет выглядеть' }).click()
  await expect(
    admin.getByRole('dialog').getByText('Команда показывает только акселератору').first(),
  ).toBeVisible()
  await admin.getByRole('dialog').getByRole('button', { name: 'Опубликовать', exact: true }).click()
  await expect(admin.getByRole('button', { name: 'Снять с публикации' })).toBeVisible()
  await guest.goto('/showcase/projects-list')
  await guest.getByRole('searchbox').fill('теплоконтура')
  await expect(guest).toHaveURL(/findText=/)
  await expect(guest.getByRole('status')).toContainText('1 проект')
  await guest.getByRole('link', { name: 'Теплоконтур' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Теплоконтур' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Войти на портал' })).toBeVisible()
  const preview = `/preview${page}&lang=ru`
  const picture = await guest.request.get(preview)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await guest.goBack()
  await expect(guest.getByRole('status')).toContainText('1 проект')
  await guest.goto(`/showcase/projects-list?showcase=${template}`)
  await guest.getByRole('link', { name: 'Таблица' }).click()
  await expect(guest.getByRole('row').filter({ hasText: 'Теплоконтур' })).toBeVisible()
  // Texts of errors are not part of the page's initial texts.
  await guest.goto('/showcase/projects-list?industries=nonsense')
  await expect(guest.getByText('Проверьте выделенные поля.')).toBeVisible()

  await leader.getByRole('button', { name: 'Отозвать согласие' }).click()
  await leader.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(leader.getByRole('tabpanel').getByText('Снят с публикации')).toBeVisible()
  await guest.goto(page)
  await expect(guest.getByRole('heading', { name: /^Проект\sне\sнайден/ })).toBeVisible()
  expect((await guest.request.get(preview)).status()).toBe(404)
  await guest.goto('/showcase/projects-list?findText=Теплоконтур')
  await expect(guest.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
})

test('an administrator of an accelerator invites an expert from their page, a guest has to sign in', async ({
  browser,
}) => {
  const [found] = await askDatabase<{ uid: string }>(
    `select c.person_uid as uid from published_card c join person p on p.uid = c.person_uid and p.status = 'A' and p.invite_to_accelerators
     where c.to_world and not c.investor_only and exists (
       select from counted_membership m where m.person_uid = c.person_uid and m.role = 'EXP')
       and not exists (select from accelerator_member m join accelerator_member mine on mine.accelerator_id = m.accelerator_id
         join person a on a.uid = mine.person_uid and a.email = 'acc-admin@demo.example' where m.person_uid = c.person_uid)
     order by c.person_uid limit 1`,
  )
  const page = `/details/expert-details?uid=${found!.uid}`
  const guest = await openBrowser(browser, { width: 360 })
  await guest.goto(page)
  const name = await guest.getByRole('heading', { level: 1 }).innerText()
  await expect(guest.getByRole('link', { name: /Войти/ }).first()).toBeVisible()
  const admin = await browserOf(browser, 'acc-admin')
  await admin.goto(page)
  await admin.getByRole('link', { name: /^Пригласить\sв\sакселератор/ }).click()
  const form = admin.getByRole('dialog')
  await expect(form.getByText(name)).toBeVisible()
  await form.getByRole('checkbox', { name: /^Эксперт/ }).check()
  await form.getByRole('button', { name: 'Отправить приглашение' }).click()
  await expect(admin.getByText(/Приглашение\sсоздано/)).toBeVisible()
})
