import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SystemVariable, VariableKind } from '#platform/domain/variables/system-variables.ts'
import { systemVariableKeys, systemVariables } from '#platform/domain/variables/system-variables.ts'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { smallPicture } from '../../../../tests/support/edge-values.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listSystemVariables, saveSystemVariable } from '../../contract/system-variable.endpoints.ts'
import { SystemVariables } from './SystemVariables.tsx'
import type { SystemVariableRow } from './use-variable-text.ts'

const rowOf = (key: SystemVariable): SystemVariableRow => {
  const variable: VariableKind & { group: SystemVariableRow['group'] } = systemVariables[key]
  return {
    key,
    group: variable.group,
    kind: variable.kind,
    min: variable.kind === 'number' ? variable.min : null,
    max: variable.kind === 'number' || variable.kind === 'text' ? variable.max : null,
    options: variable.kind === 'choice' ? [...variable.of] : [],
    default: String(variable.standard),
    value: String(variable.standard),
    set: false,
    version: 0,
    changedAt: null,
    history: [],
  }
}

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'administration/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(listSystemVariables, () => ({ items: systemVariableKeys.map(rowOf) }))
})

afterEach(leaveScreen)

const edit = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Изменить: ${name}` }))

test('every variable has a name and a meaning', async () => {
  showScreen(SystemVariables, '/admin/system-variables')
  const buttons = await screen.findAllByRole('button', { name: /^Изменить: / })
  expect(buttons).toHaveLength(systemVariableKeys.length)
  expect(document.body.textContent).not.toMatch(/variables\.(names|help|options|groups)/)
})

test('a switch is chosen by its words', async () => {
  server.on(saveSystemVariable, () => ({ ...rowOf('registration'), value: 'off', set: true, version: 1 }))
  showScreen(SystemVariables, '/admin/system-variables')
  await edit('Регистрация')
  const drawer = await screen.findByRole('dialog')
  const choice = within(drawer).getByRole('combobox')
  await userEvent.selectOptions(
    choice,
    within(choice).getByRole('option', { name: /Только\sпо\sприглашениям/ }),
  )
  await userEvent.click(within(drawer).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(server.sentTo(saveSystemVariable)[0]?.body).toEqual({
      key: 'registration',
      value: 'off',
      version: 0,
    }),
  )
})

test('a logo is chosen, shown and sent as a picture', async () => {
  server.on(saveSystemVariable, () => ({ ...rowOf('logo'), value: smallPicture, set: true, version: 1 }))
  showScreen(SystemVariables, '/admin/system-variables')
  await edit('Логотип')
  const drawer = await screen.findByRole('dialog')
  const bytes = Uint8Array.from(atob(smallPicture.split(',')[1]!), (sign) => sign.charCodeAt(0))
  await userEvent.upload(
    within(drawer).getByLabelText('Файл логотипа'),
    new File([bytes], 'logo.png', { type: 'image/png' }),
  )
  expect((await within(drawer).findByAltText('Выбранный логотип')).getAttribute('src')).toBe(smallPicture)
  await userEvent.click(within(drawer).getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(server.sentTo(saveSystemVariable)[0]?.body).toEqual({
      key: 'logo',
      value: smallPicture,
      version: 0,
    }),
  )
})

test('a number outside its limits is rejected with the limit', async () => {
  showScreen(SystemVariables, '/admin/system-variables')
  await edit('Длина пароля')
  const drawer = await screen.findByRole('dialog')
  const value = within(drawer).getByRole('textbox', { name: /^Значение/ })
  await userEvent.clear(value)
  await userEvent.type(value, '1')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Сохранить' }))
  expect(
    await within(drawer).findByText(new RegExp(`Не\\sменьше\\s${rowOf('passwordLength').min}`)),
  ).toBeDefined()
  await userEvent.clear(value)
  await userEvent.type(value, 'много')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Сохранить' }))
  expect((await within(drawer).findAllByText(/целое\sчисло/i)).length).toBeGreaterThan(0)
  // A wrong value is answered at the field, before the call that asks for the password.
  expect(server.sentTo(saveSystemVariable)).toEqual([])
})
