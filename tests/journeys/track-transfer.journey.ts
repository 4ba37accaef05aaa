import { dialog, menuItem } from './support/actions.ts'
import { askDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import { signIn, type WatchedPage } from './support/people.ts'

/**
 * Two accelerators, one of which works in English: a copy of its track is accepted, then offered back; it declines
 * with a reason, and the next offer is withdrawn before it decides.
 */
test.describe.configure({ mode: 'serial' })

let admin: WatchedPage
let partner: WatchedPage
let track: string
/** The accelerator that works in English. */
let house: string

const offers = '/bch/view/trackTransfer'

const rowOf = (page: WatchedPage, state: string) =>
  page.getByRole('row', { name: new RegExp(`${track}.*${state}`) })

/** Opens a pending offer in the drawer of the list. */
const openOffer = async (page: WatchedPage) => {
  await rowOf(page, '(Ждёт решения|Awaiting decision)').getByRole('link', { name: track }).click()
  const panel = dialog(page, track)
  await expect(panel.getByText(/Что\sбудет\sв\sкопии|What\sthe\scopy\shas/)).toBeVisible()
  return panel
}

/** Offers the track from its own page, which the browser shows. */
const offerTrack = async (page: WatchedPage, message: string) => {
  await page
    .getByRole('button', { name: /Ещё действия|Действия/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Предложить другому акселератору' }).click()
  const form = dialog(page, 'Предложить трек')
  await expect(form.getByRole('combobox', { name: 'Трек' })).toHaveValue(new RegExp(track))
  await form.getByRole('combobox', { name: 'Акселератор' }).click()
  await page.getByRole('option', { name: house }).click()
  await form.getByRole('textbox', { name: 'Сообщение' }).fill(message)
  await form.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(page.getByText(/^Трек предложен: /)).toBeVisible()
}

test.beforeAll(async ({ browser }) => {
  const [waiting] = await askDatabase<{ track: string; partner: string; house: string }>(`
    select x.track_name as track, s.email as partner, a.name as house
    from track_transfer x join accelerator a on a.id = x.accelerator_id
    join accelerator_member m on m.accelerator_id = x.target_id and m.admin join person p on p.uid = m.person_uid
    join accelerator_member n on n.accelerator_id = x.accelerator_id and n.admin join person s on s.uid = n.person_uid
    where p.email = 'acc-admin@demo.example' and x.status = 'CONSIDERATION' order by x.id limit 1`)
  ;({ track, house } = waiting!)
  ;[admin, partner] = await Promise.all([signIn(browser, 'acc-admin'), signIn(browser, waiting!.partner)])
})

test('an offered track is previewed and accepted as a draft; the offering side sees that immediately', async () => {
  await partner.goto(`${offers}?tab=outgoing`)
  await expect(rowOf(partner, 'Awaiting decision')).toBeVisible()

  await admin.goto('/bch/view/accelerator-settings')
  await menuItem(admin, 'Передача треков').click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Передача треков' })).toBeVisible()
  const panel = await openOffer(admin)
  await panel.getByRole('button', { name: 'Принять копию' }).click()
  const form = dialog(admin, `Принять копию трека «${track}»?`)
  await form.getByLabel(/^Программа/).selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Принять копию' }).click()
  await expect(admin.getByText(`Принята копия трека «${track}»`)).toBeVisible()
  await expect(admin.getByRole('heading', { level: 1, name: track })).toBeVisible()
  await expect(admin.getByText('Черновик').first()).toBeVisible()

  await expect(rowOf(partner, 'Accepted')).toBeVisible()
})

test('a track that is offered cannot be changed, until the other accelerator says why it does not want it', async () => {
  await partner.goto(offers)
  await offerTrack(admin, 'Трек проверен на двух потоках.')
  await openOffer(admin)
  await dialog(admin, track).getByRole('link', { name: 'Открыть трек' }).click()
  await expect(admin.getByText(/трек\sи\sего\sзадания\sне\sменяются/)).toBeVisible()
  await expect(admin.getByRole('textbox', { name: 'Название трека' })).toHaveCount(0)

  const panel = await openOffer(partner)
  await expect(panel.getByText('Трек проверен на двух потоках.')).toBeVisible()
  await panel.getByRole('button', { name: 'Reject' }).click()
  const question = dialog(partner, `Reject track “${track}”?`)
  await question.getByRole('textbox', { name: 'Reason' }).fill('We already run one like it.')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(partner.getByText('Offer rejected')).toBeVisible()

  await expect(admin.getByRole('textbox', { name: 'Название трека' })).toBeVisible()
  await admin.goto(`${offers}?tab=outgoing`)
  await expect(rowOf(admin, 'Отклонено').getByText(/We already run one like it\./)).toBeVisible()
})

test('a withdrawn offer can no longer be accepted, even if its page is open', async () => {
  await rowOf(admin, 'Отклонено').getByRole('link', { name: track }).click()
  await dialog(admin, track).getByRole('link', { name: 'Открыть трек' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: track })).toBeVisible()
  await offerTrack(admin, 'Сократили задания.')
  await partner.goto(offers)
  const seen = await openOffer(partner)

  await (await openOffer(admin)).getByRole('button', { name: 'Отозвать' }).click()
  const question = dialog(admin, `Отозвать предложение трека «${track}»?`)
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect(admin.getByText('Предложение отозвано')).toBeVisible()

  await expect(seen.getByText('Withdrawn')).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Accept copy' })).toHaveCount(0)
  expect([...admin.troubles, ...partner.troubles]).toEqual([])
})
