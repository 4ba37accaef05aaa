import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ImageField } from './ImageField.tsx'

const show = (own: { url?: string; disabledReason?: string } = {}) => {
  const [send, remove] = [vi.fn(async () => undefined), vi.fn()]
  return renderScreen(
    <ImageField label="Фото" name="Иванова Анна" url={null} {...own} send={send} remove={remove} />,
  ).then(() => ({ send, remove }))
}

const choose = async (name: string, size = 10) => {
  const file = new File(['.'], name)
  Object.defineProperty(file, 'size', { value: size })
  fireEvent.change(await screen.findByLabelText('Фото', { selector: 'input' }), { target: { files: [file] } })
}

test('what the server would refuse has an error before a byte is sent', async () => {
  const { send } = await show()
  expect(await screen.findByText('ИА')).toBeTruthy()
  expect(screen.getByText(/JPG, JPEG, PNG, GIF, до\s10\sМБ/)).toBeTruthy()
  await choose('скан.pdf')
  expect(await screen.findByText(/Файл не\sподходит/)).toBeTruthy()
  await choose('фото.png', 10_485_761)
  expect(await screen.findByText(/Файл больше 10\sМБ/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('a picture opens the choice of its square, and nothing is sent before the choice', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  const { send } = await show()
  await choose('фото.PNG')
  expect(await screen.findByRole('dialog', { name: 'Выберите квадрат' }, { timeout: 8000 })).toBeTruthy()
  expect(screen.getByRole('slider', { name: 'Масштаб' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(send).not.toHaveBeenCalled()
})

test('a file that opens as no picture has an error', async () => {
  await show()
  await choose('текст.png')
  fireEvent.error(await screen.findByAltText('', {}, { timeout: 8000 }))
  expect(await screen.findByText(/Не\sполучилось открыть картинку/)).toBeTruthy()
})

test('a picture can be taken away, but not by somebody who may not', async () => {
  const { remove } = await show({ url: '/a.png' })
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать картинку' }))
  expect(remove).toHaveBeenCalledOnce()
  cleanup()
  await show({ url: '/a.png', disabledReason: 'Меняет только владелец' })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Заменить картинку' })).disabled).toBe(
    true,
  )
  expect(screen.getByText('Меняет только владелец')).toBeTruthy()
})
