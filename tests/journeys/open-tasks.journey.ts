import { chooseAction, dialog } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/people.ts'

const title = 'Тише на стройке'

/**
 * An organiser publishes a challenge, an administrator approves it, a participant submits an entry, the jury scores,
 * and the results are published.
 */
test('a challenge goes from a draft to its results', async ({ browser }) => {
  const [organiser, administrator] = [await signIn(browser, 'htfrn'), await signIn(browser, 'htadm')]

  await organiser.goto('/bch/view/open-tasks')
  await organiser.getByRole('button', { name: 'Новая задача' }).first().click()
  const form = dialog(organiser)
  await form.getByLabel('Название').fill(title)
  await form.getByLabel('Описание').fill('Снизить шум отбойного молотка вдвое.')
  await form.getByRole('button', { name: 'Добавить критерий' }).click()
  await form.getByRole('textbox', { name: 'Критерий 1' }).fill('Польза')
  await form.getByRole('button', { name: 'Сохранить черновик' }).click()
  await expect(organiser.getByRole('heading', { name: title })).toBeVisible()
  await organiser.getByRole('button', { name: 'Отправить на подтверждение' }).click()
  await dialog(organiser).getByRole('button', { name: 'Отправить на подтверждение' }).click()
  await expect(organiser.getByText('Ждёт подтверждения').first()).toBeVisible()

  await administrator.goto('/bch/view/open-tasks')
  await administrator.getByRole('link', { name: title }).click()
  await administrator.getByRole('button', { name: 'Подтвердить' }).click()
  await dialog(administrator).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(administrator.getByText('Объявлена').first()).toBeVisible()

  // The opening time comes.
  await askDatabase(`update open_task set opens_at = now() - interval '1 minute' where title = '${title}'`)
  const participant = await signIn(browser, 'htusr')
  await participant.goto('/bch/view/open-tasks')
  await participant.getByRole('link', { name: title }).click()
  await participant.getByRole('tab', { name: 'Моё решение' }).click()
  await participant.getByLabel('Название решения').fill('Кожух с сотами')
  await participant.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(participant.getByText('Принято', { exact: true }).first()).toBeVisible()

  // The deadline passes.
  await askDatabase(`
    update open_task_entry set submitted_at = now() - interval '1 hour'
      where task_id = (select id from open_task where title = '${title}')`)
  await askDatabase(`
    update open_task set opens_at = now() - interval '2 days', entries_until = now() - interval '1 second',
      status = 'CLOSED' where title = '${title}'`)
  await organiser.reload()
  await organiser.getByRole('tab', { name: /Жюри/ }).click()
  await organiser.getByText('По почте', { exact: true }).click()
  await organiser.getByLabel('Электронная почта').fill('exp@demo.example')
  await organiser.getByRole('button', { name: 'Добавить в жюри' }).click()
  await expect(organiser.getByText('оценено 0 решений')).toBeVisible()

  const juror = await signIn(browser, 'exp')
  await juror.goto('/bch/view/open-tasks')
  await juror.getByRole('link', { name: title }).click()
  await juror.getByRole('tab', { name: 'На оценку' }).click()
  await chooseAction(juror, 'Действия: Кожух с сотами', 'Оценить')
  const score = dialog(juror)
  await score.getByLabel(/Польза/).fill('9')
  await score.getByRole('button', { name: 'Сохранить оценку' }).click()
  await expect(juror.getByText('Оценка сохранена')).toBeVisible()

  await organiser.reload()
  await organiser.getByRole('button', { name: 'Завершить оценку' }).click()
  await dialog(organiser).getByRole('button', { name: 'Завершить оценку' }).click()
  await expect(organiser.getByText('Оценена', { exact: true }).first()).toBeVisible()

  // The results are due; the organiser offers the winner a project, who accepts it.
  await askDatabase(`update open_task set results_at = now(), status = 'RESULTS' where title = '${title}'`)
  await organiser.reload()
  await organiser.getByRole('button', { name: 'Предложить победителям проекты' }).click()
  await dialog(organiser).getByRole('button', { name: 'Предложить победителям проекты' }).click()
  await expect(organiser.getByText('Предложения отправлены')).toBeVisible()
  await participant.reload()
  await participant.getByRole('tab', { name: 'Моё решение' }).click()
  await expect(participant.getByText('Без вашего согласия проект не появится.')).toBeVisible()
  await participant.getByRole('button', { name: 'Создать проект' }).click()
  await dialog(participant).getByRole('button', { name: 'Создать проект' }).click()
  await expect(participant.getByText('Проект создан').first()).toBeVisible()
})

/** An administrator compares the organiser's changes after the approval, and reverts them. */
test('a change of an approved challenge is taken back', async ({ browser }) => {
  const [organiser, administrator] = [await signIn(browser, 'htfrn'), await signIn(browser, 'htadm')]
  const approved = 'Научить голосового помощника отказу'
  for (const page of [organiser, administrator]) {
    await page.goto('/bch/view/open-tasks')
    await page.getByRole('link', { name: approved }).click()
    await expect(page.getByRole('heading', { name: approved })).toBeVisible()
  }
  await chooseAction(organiser, 'Ещё действия', 'Изменить описание')
  await dialog(organiser).getByLabel('Приз').fill('Диплом')
  await dialog(organiser).getByRole('button', { name: 'Сохранить' }).click()
  await expect(organiser.getByRole('heading', { name: 'Изменения после подтверждения' })).toBeVisible()

  await administrator.reload()
  await expect(administrator.getByText('150 000 ₽').first()).toBeVisible()
  await chooseAction(administrator, 'Ещё действия', 'Отменить изменения')
  await dialog(administrator).getByRole('textbox').fill('Приз обещан участникам')
  await dialog(administrator).getByRole('button', { name: 'Отменить изменения' }).click()
  await expect(administrator.getByText('Приз обещан участникам')).toBeVisible()
})

/** A winner downloads a certificate, which anybody can verify without an account. */
test('a certificate is verified by its code', async ({ browser }) => {
  const winner = await signIn(browser, 'htusr')
  await winner.goto('/bch/view/open-tasks')
  await winner.getByRole('link', { name: 'Собрать урожай сложной формы' }).click()
  await winner.getByRole('tab', { name: 'Моё решение' }).click()
  const downloading = winner.waitForEvent('download')
  await winner.getByRole('button', { name: 'Сертификат' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)

  const [printed] = await askDatabase<{ code: string }>(`
    select e.certificate_code as code from open_task_entry e join open_task t on t.id = e.task_id
    where t.status = 'RESULTS' and e.place = 1`)
  const guest = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await guest.goto('/certificate')
  await guest.getByLabel('Код проверки').fill('0000-0000-0000-0000')
  await guest.getByRole('button', { name: 'Проверить' }).click()
  await expect(guest.getByText('Такого сертификата нет')).toBeVisible()
  await guest.getByLabel('Код проверки').fill(printed!.code.toLowerCase())
  await guest.getByRole('button', { name: 'Проверить' }).click()
  await expect(guest.getByText('Сертификат победителя подлинный')).toBeVisible()
  await expect(guest.getByText('Мягкий захват с вакуумом')).toBeVisible()
})
