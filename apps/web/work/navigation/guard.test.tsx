import { afterEach, beforeEach, expect, it } from 'vitest'
import { bannerStore, closeBanner } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { screen } from '#platform/web/screen.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { getMenu } from '../../../../features/identity/contract/menu.endpoints.ts'
import { screens } from '../screens.ts'
import { offerNewRole } from '../start/switch-role.ts'
import { menuStore } from '../work-store.ts'
import { guard } from './guard.ts'

const objects = screen({
  path: '/admin/objects',
  title: 'objects:title',
  access: 'Objects',
  layout: 'work',
  load: () => Promise.reject(new Error('is not opened')),
  component: 'Objects',
})

const shownBanner = () => JSON.stringify(bannerStore.get())

beforeEach(async () => {
  await startTexts(
    'ru',
    { 'platform/texts/ru.json': () => import('../../../../platform/web/texts/ru.json') },
    [],
  )
  personStore.set({ uid: '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e' } as never)
})

afterEach(() => {
  closeBanner()
  personStore.set(null)
  menuStore.set([])
})

it('who opens a page that is not in their menu goes home and reads why', async () => {
  menuStore.set(['MyProjects'])
  await expect(guard(objects, '/admin/objects')).rejects.toMatchObject({ options: { to: '/bch/view' } })
  expect(shownBanner()).toMatch(/Ваша\sроль\sне\sоткрывает/)
})

it('who opens a page of another of their roles is offered that role', async () => {
  const server = fakeServer()
  server.on(getMenu, ({ query: { role } }) =>
    role === 'ACC'
      ? { items: ['Objects'], role: 'ACC' as const }
      : { items: ['MyProjects'], role: 'INI' as const },
  )
  personStore.set({ uid: '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e', roles: ['INI', 'ACC'] } as never)
  menuStore.set(['MyProjects'])
  await expect(guard(objects, '/admin/objects')).rejects.toMatchObject({ options: { to: '/bch/view' } })
  expect(shownBanner()).toMatch(/открывается\sв\sроли\s«Команда\sакселератора/)
  expect(shownBanner()).not.toMatch(/Ваша\sроль\sне\sоткрывает/)
})

it('a role granted while the page is open is offered at once, one that the person already had is not', () => {
  personStore.set({ uid: '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e', roles: ['INI', 'ACC'] } as never)
  offerNewRole(['INI', 'ACC'])
  expect(shownBanner()).not.toMatch(/акселератора/)
  offerNewRole(['INI'])
  expect(shownBanner()).toMatch(/появилась\sроль\s«Команда\sакселератора/)
})

it('who has the page in their menu is let in without a message', async () => {
  menuStore.set(['Objects'])
  await guard(objects, '/admin/objects')
  expect(shownBanner()).not.toMatch(/закрыта/)
})

it('who is an expert no more reads what they earned', async () => {
  menuStore.set(['MyProjects'])
  const earnings = screens.find(({ path }) => path === '/bch/view/expert-job-order/earnings')!
  await guard(earnings, earnings.path)
  expect(shownBanner()).not.toMatch(/Ваша\sроль\sне\sоткрывает/)
})
