import { expect, test } from 'vitest'
import { transferredFiles } from './transferred-files.ts'

const picture = new File(['-'], 'image.png', { type: 'image/png' })

const brought = (files: File[], html = ''): File[] =>
  transferredFiles({ files, getData: () => html } as unknown as DataTransfer)

test('a copied picture comes with its frame as a page, a copied text with a likeness of itself', () => {
  expect(brought([picture])).toEqual([picture])
  expect(brought([picture], '<meta charset="utf-8"><img src="https://foreign.example/p.png">')).toEqual([
    picture,
  ])
  expect(brought([picture], '<style>p { color: red }</style><p>Слова</p>')).toEqual([])
  expect(brought([], '<p>Слова</p>')).toEqual([])
  expect(transferredFiles(null)).toEqual([])
})
