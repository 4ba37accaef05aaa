import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { QueryProvider } from '#platform/web/query/QueryProvider.tsx'
import type { Field } from '../../../domain/tree.ts'
import type { Place, Value } from '../../../domain/values.ts'
import { FieldSupportProvider, type FieldSupport } from '../../../web/inputs/field-support.ts'
import { RichInput } from './RichInput.tsx'

const noWords = { ru: '', en: '' }
const field: Field = {
  code: 'text',
  name: noWords,
  shortName: noWords,
  description: noWords,
  help: noWords,
  type: 'TEXT',
  rich: true,
  required: false,
  limits: {},
}
const place: Place = { code: 'text', item: null, field: 'text' }
const nothing = () => undefined
const never = () => Promise.reject(new Error('no pictures here'))
const support: FieldSupport = {
  store: { cell: () => ({ value: null }), set: nothing, refuse: nothing, leave: nothing },
  files: {
    upload: never,
    download: nothing,
    downloadForm: nothing,
    pictures: { load: never, upload: never },
  },
  references: () => ({ names: {}, files: {} }),
  learn: nothing,
}

let written: Value

const paste = (html: string): void => {
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? html : '') }
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData })
}

beforeAll(() => startTexts('ru', import.meta.glob('/{platform,features/fields}/texts/ru.json'), ['fields']))

const show = () =>
  render(
    <QueryProvider client={new QueryClient()}>
      <FieldSupportProvider value={support}>
        <span id="label">Текст</span>
        <RichInput
          id="text"
          labelId="label"
          describedBy=""
          isWrong={false}
          required={false}
          field={field}
          place={place}
          value="<p>Было</p>"
          set={(value) => {
            written = value
          }}
        />
      </FieldSupportProvider>
    </QueryProvider>,
  )

test('changes to text pasted from Word are announced, and taken back by one step', () => {
  show()
  paste('<p class=MsoNormal><b>Стало</b> <del>давно</del></p><table><tr><td>1</td><td>2</td></tr></table>')
  expect(written).toContain('<strong>Стало</strong>')
  expect(written).toContain('<p>1 | 2Было</p>')
  expect(written).not.toContain('давно')
  expect(screen.getByRole('alert').textContent).toContain('Таблицы')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true })
  expect(written).toBe('<p>Было</p>')
})

test('an ordinary page is pasted as it was, pictures of others are left out with a word', () => {
  show()
  paste('<h3>План</h3><ol><li>Раз<ul><li><a href="https://x.example">Два</a></li></ul></li></ol>')
  expect(written).toContain('<h3>План</h3><ol><li><p>Раз</p><ul><li><p><a ')
  expect(screen.queryByRole('alert')).toBeNull()
  paste('<p>Слова</p><img src="https://foreign.example/p.png">')
  expect(screen.getByRole('alert').textContent).not.toContain('Таблицы')
  expect(written).not.toContain('foreign.example')
})
