import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../../tests/support/work-screen.tsx'
import { column, table } from '../../../../fields/domain/samples.ts'
import { tableDesk } from '../../table/table-samples.tsx'
import type { FillingStore } from '../create-profile-store.ts'
import type { Theirs } from '#platform/web/save-queue/entry.ts'
import type { Value } from '../../../../fields/domain/values.ts'
import { ConflictDialog } from './ConflictDialog.tsx'

beforeAll(() =>
  startWorkTexts({
    'project-profiles/texts/ru.json': () => import('../../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../../fields/texts/ru.json'),
  }),
)
afterEach(leaveScreen)

const show = async (theirs: Partial<Theirs<Value>>) => {
  const costs = table('costs', [column({ code: 'a', type: 'STRING', name: { ru: 'Суть', en: '' } })])
  const { Desk } = tableDesk(costs, [{ id: 'r', rowKey: null, values: {} }])
  const conflict = {
    place: { code: 'costs', item: 'r', field: 'a' },
    mine: 'моё',
    theirs: { value: 'другое', version: 2, at: '2026-11-21T10:00:00Z', by: 'Соколова В. А.', ...theirs },
  }
  showScreen(
    () => (
      <Desk>
        <ConflictDialog store={{} as FillingStore} conflict={conflict} left={0} onLater={() => undefined} />
      </Desk>
    ),
    '/',
  )
  return (await screen.findByRole('dialog')).textContent?.replace(/\s/g, ' ') ?? ''
}

test('another person is named next to what they saved, and no sentence ends twice', async () => {
  const words = await show({})
  expect(words).toContain('Поле изменили двое')
  expect(words).toMatch(/Соколова В. А., 21.11.2026/)
  expect(words).not.toMatch(/\.\.|\(а\)/)
})

test('oneself on another device is no other person', async () => {
  const words = await show({ isSelf: true })
  expect(screen.getByRole('dialog', { name: named('Вы изменили поле в двух местах') })).toBeDefined()
  expect(words).toContain('вы сами сохранили другое значение в другом окне или на другом устройстве')
  expect(words).toMatch(/Вы, 21.11.2026/)
  expect(words).not.toContain('Соколова')
})
