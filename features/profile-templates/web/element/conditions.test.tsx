import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import '../../../objects/web/screens.ts'
import { listObjects } from '../../../objects/contract/object.endpoints.ts'
import '../../../project-profiles/web/screens.ts'
import * as calls from '../../contract/template.endpoints.ts'
import { column, field, group, plain, table, tree } from '../../../fields/domain/samples.ts'
import type { GroupElement, TableElement, ElementTree } from '../../../fields/domain/tree.ts'
import { versionOf } from '../builder.samples.ts'
import { builderPath } from '../paths.ts'
import { elementAt, elementLink } from '../places.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { endBuilderSessions } from '../session/use-builder.ts'
import { TemplateBuilder } from '../TemplateBuilder.tsx'
import { aloneIn } from './alone-in.ts'
import { ElementScreen } from './ElementScreen.tsx'

let server: ReturnType<typeof fakeServer>

const profile = tree(
  plain({ code: 'exports', type: 'BOOLEAN' }),
  group('people', [
    field({ code: 'name', type: 'STRING' }),
    field({ code: 'owns', type: 'BOOLEAN' }),
    field({ code: 'share', type: 'PERCENT' }),
  ]),
  table('costs', [column({ code: 'cost', type: 'NUMBER' }), column({ code: 'paid', type: 'BOOLEAN' })]),
)

const serve = (version: TemplateVersion) => {
  server.on(calls.getProfileTemplate, () => version)
  server.on(calls.saveProfileTemplate, ({ body }) => ({
    ...version,
    version: body.version + 1,
    tree: body.tree,
  }))
}
const showElement = (number: number, version = versionOf(profile)) => {
  serve(version)
  const { code } = elementAt(version.tree, number)!.element
  return showScreen(ElementScreen, elementLink({ templateId: 3 }, version.tree, code))
}

beforeAll(() =>
  startWorkTexts({
    'profile-templates/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
    'project-profiles/texts/ru.json': () => import('../../../project-profiles/texts/ru.json'),
  }),
)
beforeEach(() => {
  server = fakeServer()
  // As on a wide screen.
  vi.stubGlobal('matchMedia', undefined)
  server.on(listObjects, () => ({ items: [], total: 0, totalIsExact: true, next: null }))
})
afterEach(() => {
  leaveScreen()
  endBuilderSessions()
})

/** Expands a field or column and returns the select of its condition. */
const conditionOf = async (code: string) => {
  await userEvent.click(await screen.findByRole('button', { name: named(`Поле ${code}`) }))
  const [inPart] = screen.getAllByRole('combobox', { name: /Показывать, если/ })
  return inPart as HTMLSelectElement
}
const offered = (select: HTMLSelectElement) =>
  [...select.options].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
const savedTree = async (): Promise<ElementTree> => {
  await waitFor(() => expect(server.sentTo(calls.saveProfileTemplate).length).toBeGreaterThan(0), {
    timeout: 4000,
  })
  return (server.sentTo(calls.saveProfileTemplate).at(-1)!.body as { tree: ElementTree }).tree
}

describe('the condition', () => {
  test('of a field offers the fields next to it and those of the profile, and is saved with its answer', async () => {
    showElement(2)
    const select = await conditionOf('share')
    expect(offered(select)).toEqual([
      'Показывать всегда',
      'В этой группе: Поле owns (owns)',
      'Поле exports (exports)',
    ])
    await userEvent.selectOptions(select, 'В этой группе: Поле owns (owns)')
    const preview = within(screen.getByRole('region', { name: 'Как увидит команда' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /И\sответ/ }), 'Да')
    await waitFor(async () =>
      expect(((await savedTree()).sections[0]!.elements[1] as GroupElement).fields[2]).toMatchObject({
        showIf: { code: 'owns', anyOf: [true] },
      }),
    )
    expect(screen.getAllByText('по условию').length).toBeGreaterThan(0)
    await userEvent.click(await preview.findByRole('button', { name: /Добавить/ }, { timeout: 8000 }))
    expect(preview.queryByRole('textbox', { name: /share/ })).toBeNull()
    await userEvent.click(preview.getByRole('radio', { name: 'Да' }))
    expect(await preview.findByRole('textbox', { name: /share/ })).toBeDefined()
  })

  test('of a column offers the fields of the profile alone', async () => {
    showElement(3)
    const select = await conditionOf('cost')
    expect(offered(select)).toEqual(['Показывать всегда', 'Поле exports (exports)'])
    await userEvent.selectOptions(select, 'Поле exports (exports)')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /И\sответ/ }), 'Нет')
    await waitFor(async () =>
      expect(((await savedTree()).sections[0]!.elements[2] as TableElement).columns[0]).toMatchObject({
        showIf: { code: 'exports', anyOf: [false] },
      }),
    )
  })

  test('that names what is gone says so, and can be taken away', async () => {
    const share = field({ code: 'share', type: 'PERCENT', showIf: { code: 'gone', anyOf: [true] } })
    const broken = tree(group('people', [field({ code: 'name', type: 'STRING' }), share]))
    showElement(1, versionOf(broken))
    expect(await screen.findByText(/«Поле\sshare»: условие показа зависит от\sполя «gone»/)).toBeDefined()
    const select = await conditionOf('share')
    expect(select.selectedOptions[0]!.textContent).toBe('gone')
    expect(screen.getByText(/Этого поля в\sшаблоне больше нет/)).toBeDefined()
    await userEvent.selectOptions(select, 'Показывать всегда')
    await waitFor(() => expect(screen.queryByText(/Этого поля в\sшаблоне больше нет/)).toBeNull())
    expect(((await savedTree()).sections[0]!.elements[0] as GroupElement).fields[1]).not.toHaveProperty(
      'showIf',
    )
  })
})

test('publishing reports archived values without being prevented by it', async () => {
  const warnings = [{ code: 'people', field: 'share', problem: 'CONDITION_VALUE_ARCHIVED' }]
  serve(versionOf(profile, { warnings }))
  showScreen(TemplateBuilder, `${builderPath}?templateId=3`)
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/«Поле\sshare»: часть значений из\sусловия показа в\sархиве/)).toBeDefined()
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Опубликовать' }).disabled).toBe(false)
})

test('a draft that is too large says what to do', async () => {
  showElement(1)
  server.on(calls.saveProfileTemplate, () => refuse('VALIDATION_FAILED', { 'tree.sections': 'TOO_LONG' }))
  await userEvent.type(await screen.findByRole('textbox', { name: named('Название по-русски') }), '!')
  expect(await screen.findByText(/сократите описания и\sподсказки/, {}, { timeout: 4000 })).toBeDefined()
})

test('alone an element shows what depends on answers elsewhere, and tries out what fields ask of each other', () => {
  const sibling = { code: 'owns', anyOf: [true] }
  const elsewhere = { code: 'exports', anyOf: [true] }
  const people = group(
    'people',
    [
      field({ code: 'owns', type: 'BOOLEAN' }),
      field({ code: 'share', type: 'PERCENT', showIf: sibling }),
      field({ code: 'visa', type: 'STRING', showIf: elsewhere }),
    ],
    { showIf: elsewhere },
  )
  const [alone] = aloneIn(tree(people), 'people').sections[0]!.elements as GroupElement[]
  expect([alone!, ...alone!.fields].map(({ showIf }) => showIf)).toEqual([
    undefined,
    undefined,
    sibling,
    undefined,
  ])
})
