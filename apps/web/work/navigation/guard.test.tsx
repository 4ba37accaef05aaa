import { afterEach, beforeEach, expect, it } from 'vitest'
import { bannerStore, closeBanner } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { screen } from '#platform/web/screen.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { screens } from '../screens.ts'
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

const told = () => JSON.stringify(bannerStore.get())

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

it('who opens a page that is not in their menu goes home and is told why', async () => {
  menuStore.set(['MyProjects'])
  await expect(guard(objects, '/admin/objects')).rejects.toMatchObject({ options: { to: '/bch/view' } })
  expect(told()).toMatch(/Ваша\sроль\sне\sоткрывает/)
})

it('who has the page in their menu is let in and told nothing', async () => {
  menuStore.set(['Objects'])
  await guard(objects, '/admin/objects')
  expect(told()).not.toMatch(/закрыта/)
})

it('who is an expert no more reads what they earned', async () => {
  menuStore.set(['MyProjects'])
  const earnings = screens.find(({ path }) => path === '/bch/view/expert-job-order/earnings')!
  await guard(earnings, earnings.path)
  expect(told()).not.toMatch(/Ваша\sроль\sне\sоткрывает/)
})
