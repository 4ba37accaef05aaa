import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { openBrowser, signIn } from './support/people.ts'

/** An accelerator writes its own text for a notification, with a preview. */
test('the words of a notice are changed, previewed and put back', async ({ browser }) => {
  const page = await signIn(browser, 'acc-admin')
  await page.goto('/bch/view/notification-templates/template?code=TASK_ACCEPTED')
  await page.getByLabel('Тема на русском').fill('Принято: {{task}} {{password}}')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Такой подстановки здесь нет').first()).toBeVisible()
  await page.getByLabel('Тема на русском').fill('Ура, принято: {{task}}')
  await page.getByRole('button', { name: 'Показать предпросмотр' }).click()
  await expect(page.getByText(/^Тема: Ура, принято: .+/)).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Версия 1')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть стандартный текст' }).click()
  await dialog(page).getByRole('button', { name: 'Вернуть стандартный текст' }).click()
  await expect(page.getByText('Возвращён стандартный текст')).toBeVisible()
})

/** A message to a list: the preview shows the recipients, and a leader reads its text. */
test('a message goes to exactly the leaders of a list', async ({ browser }) => {
  const page = await signIn(browser, 'acc-admin')
  await page.goto('/bch/view/projects-in-work')
  await page.getByRole('button', { name: 'Выгрузить' }).click()
  await page.getByRole('menuitem', { name: 'Написать по списку…' }).click()
  await dialog(page).getByRole('button', { name: 'Посмотреть, кто получит' }).click()
  await page.getByLabel('Тема', { exact: true }).fill('Новости для {{project}}')
  await page.getByLabel('Текст', { exact: true }).fill('Здравствуйте, {{name}}! Ждём вас в пятницу.')
  await page.getByRole('button', { name: 'Показать письмо получателя' }).click()
  await expect(page.getByText(/^Получатель — /)).toBeVisible()
  await page.getByRole('button', { name: /^Отправить \d+/ }).click()
  await expect(page.getByText('Рассылка запущена')).toBeVisible()
  const sent = () =>
    askDatabase<{ n: number }>(
      `select count(*)::int as n from notification where code = 'MASS_MESSAGE' and subject like 'Новости для%'`,
    )
  await expect.poll(async () => (await sent())[0]!.n, { timeout: 20_000 }).toBeGreaterThan(0)
})

/** A rule reminds of deadlines; the plan shows what it would send. */
test('a reminder rule is added and switched off', async ({ browser }) => {
  const page = await signIn(browser, 'acc-admin')
  await page.goto('/bch/view/reminders')
  await page.getByRole('button', { name: 'Новое правило' }).first().click()
  await dialog(page).getByLabel('Сколько дней').fill('7')
  await dialog(page).getByRole('button', { name: 'Что отправит за 7 дней' }).click()
  await expect(dialog(page).getByRole('status')).toContainText(/отправит/u)
  await dialog(page).getByRole('button', { name: 'Добавить правило' }).click()
  await expect(page.getByRole('cell', { name: 'За сколько дней: 7', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ближайшие 7 дней' })).toBeVisible()
  await chooseAction(page, 'Действия: Срок задания, За сколько дней: 7', 'Выключить')
  await expect(page.getByText('Правило выключено')).toBeVisible()
})

/** A user contacts support, an administrator answers, and the answer is read. */
test('a request to the portal is answered', async ({ browser }) => {
  const [founder, admin] = [await signIn(browser, 'ini'), await signIn(browser, 'admin')]
  await founder.goto('/bch/view/support')
  await founder.getByRole('button', { name: 'Написать нам' }).first().click()
  await dialog(founder).getByLabel('Тема').fill('Где найти договор?')
  await dialog(founder).getByLabel('Сообщение').fill('Ищу договор с акселератором.')
  await dialog(founder).getByRole('button', { name: 'Отправить' }).click()
  await expect(founder.getByText('Ищу договор с акселератором.')).toBeVisible()
  await admin.goto('/admin/support')
  await admin.getByRole('link', { name: 'Где найти договор?' }).click()
  await admin.getByRole('button', { name: 'Взять' }).click()
  await expect(admin.getByText('В работе', { exact: true })).toBeVisible()
  await admin.getByLabel('Ответ', { exact: true }).fill('Договор — в документах проекта.')
  await admin.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(founder.getByText('Договор — в документах проекта.')).toBeVisible({ timeout: 15_000 })
})

/** A guest writes on by the link in the answer; another administrator takes the request over. */
test('a guest writes on by the link in the answer', async ({ browser }) => {
  const [guest, admin] = [await openBrowser(browser), await signIn(browser, 'admin')]
  await guest.goto('/support')
  await guest.getByLabel('Почта').fill('writes-on@people.example')
  await guest.getByLabel('Тема').fill('Как вступить?')
  await guest.getByLabel('Сообщение').fill('Хочу вступить в акселератор.')
  await guest.getByRole('button', { name: 'Отправить' }).click()
  await expect(guest.getByText('Ответим на writes-on@people.example.')).toBeVisible()
  await admin.goto('/admin/support')
  await admin.getByRole('link', { name: 'Как вступить?' }).click()
  await admin.getByLabel('Ответ', { exact: true }).fill('Подайте заявку на трек.')
  await admin.getByRole('button', { name: 'Отправить ответ' }).click()
  const links = () =>
    askDatabase<{ path: string | null }>(
      `select substring(text_body from '/support/request[?]token=[A-Za-z0-9_-]+') as path from mail
        where to_address = 'writes-on@people.example'`,
    )
  await expect.poll(async () => (await links())[0]?.path ?? null).not.toBeNull()
  await guest.goto((await links())[0]!.path!)
  await expect(guest.getByText('Подайте заявку на трек.')).toBeVisible()
  await guest.getByLabel('Написать ещё').fill('Какой трек выбрать?')
  await guest.getByRole('button', { name: 'Отправить' }).click()
  await expect(guest.getByText('Сообщение отправлено')).toBeVisible()
  await expect(admin.getByText('Какой трек выбрать?')).toBeVisible({ timeout: 15_000 })

  const deputy = await signIn(browser, 'htadm')
  await deputy.goto('/admin/support')
  await deputy.getByRole('link', { name: 'Как вступить?' }).click()
  await chooseAction(deputy, 'Ещё действия', 'Взять себе')
  await dialog(deputy).getByLabel('Пометка для истории').fill('Отвечаю за треки.')
  await dialog(deputy).getByRole('button', { name: 'Взять себе' }).click()
  await expect(deputy.getByText('Обращение теперь у вас')).toBeVisible()
  await expect(admin.getByText('Отвечаю за треки.')).toBeVisible({ timeout: 15_000 })
})

/** Unsubscribing from emails by their link, signed out; opening the link alone changes nothing. */
test('emails of a kind are stopped by the link in one', async ({ browser }) => {
  const page = await openBrowser(browser)
  await page.goto('/unsubscribe?token=nonsense')
  await expect(page.getByText('Ссылка не работает')).toBeVisible()
  await page.goto('/support')
  await page.getByLabel('Почта').fill('guest@people.example')
  await page.getByLabel('Тема').fill('Вопрос гостя')
  await page.getByLabel('Сообщение').fill('Как зарегистрироваться?')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Ответим на guest@people.example.')).toBeVisible()
})

/** A banner above every screen reports emails that bounce, until the user confirms that the address works. */
test('a person learns that emails to them come back', async ({ browser }) => {
  const [{ email }] = (await askDatabase<{ email: string }>(
    `insert into bounced_address (address, answer) select lower(email), '550 5.1.1 no such user' from person
      where uid = (select uid from person where email like 'ini@%') returning address as email`,
  )) as [{ email: string }]
  const page = await signIn(browser, 'ini')
  await page.goto('/bch/view/notifications')
  const line = page.getByRole('region', { name: 'Адрес электронной почты' })
  await expect(line.getByText(new RegExp(String.raw`Письма\sна\s${email}\sне\sдоходят`, 'u'))).toBeVisible()
  await expect(line.getByRole('link', { name: 'Сменить адрес' })).toBeVisible()
  await line.getByRole('button', { name: /Адрес\sснова\sработает/u }).click()
  await expect(line).toBeHidden()
  expect(await askDatabase(`select from bounced_address`)).toEqual([])
})

/** Push notifications are off, and offered in the settings only. */
test('push notifications are offered in the settings of notifications', async ({ browser }) => {
  const page = await signIn(browser, 'ini')
  await page.goto('/bch/view/notifications')
  await page.getByRole('button', { name: 'Настройки' }).click()
  await expect(dialog(page).getByRole('heading', { name: /На\sустройствах/u })).toBeVisible()
  await expect(
    dialog(page)
      .getByRole('button', { name: /Показывать\sна\sэтом\sустройстве/u })
      .or(dialog(page).getByText(/уведомления\sпортала\sзапрещены/u)),
  ).toBeVisible()
})

/** Tabs share the connection that reports changes; when the tab that has it is closed, another takes over. */
test('three tabs have one socket, and see each other’s changes after one of them is closed', async ({
  browser,
}) => {
  const first = await signIn(browser, 'acc-admin')
  const context = first.context()
  let opened = 0
  const tab = async () => {
    const page = await context.newPage()
    page.on('websocket', () => (opened += 1))
    await page.goto('/bch/view/reminders')
    return page
  }
  const [second, third] = [await tab(), await tab()]
  const add = async (page: typeof second, days: string) => {
    await page.getByRole('button', { name: 'Новое правило' }).first().click()
    await dialog(page).getByLabel('Сколько дней').fill(days)
    await dialog(page).getByRole('button', { name: 'Добавить правило' }).click()
  }
  const ruleOf = (page: typeof second, days: string) =>
    page.getByRole('cell', { name: `За сколько дней: ${days}`, exact: true })
  await add(third, '11')
  await expect(ruleOf(second, '11')).toBeVisible()
  expect(opened).toBe(0)
  await first.close()
  await expect.poll(() => opened).toBe(1)
  await add(third, '12')
  await expect(ruleOf(second, '12')).toBeVisible()
  expect(opened).toBe(1)
})
