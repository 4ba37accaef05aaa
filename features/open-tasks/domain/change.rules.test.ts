import { expect, test } from 'vitest'
import { addMaterial, changeTexts, isUnchanged, noChange, removeMaterial } from './change.rules.ts'

const approved = { title: 'Тепло', description: 'Найти потери', prize: '', requirements: '' }

test('edits add up to one change from what was approved, and undo one another', () => {
  const first = { ...approved, prize: '100 000 ₽' }
  const second = { ...first, prize: '200 000 ₽', title: 'Тепло без потерь' }
  const once = changeTexts(noChange(), approved, first)
  const twice = changeTexts(once, first, second)
  expect(twice.before).toEqual({ title: 'Тепло', prize: '' })
  expect(twice.after).toEqual({ title: 'Тепло без потерь', prize: '200 000 ₽' })
  expect(isUnchanged(changeTexts(twice, second, approved))).toBe(true)
})

test('a material added and removed again is no change', () => {
  const [old, added] = [
    { id: 1, name: 'plan.pdf' },
    { id: 2, name: 'data.csv' },
  ]
  const change = addMaterial(noChange(), added)
  expect(isUnchanged(removeMaterial(change, added))).toBe(true)
  expect(removeMaterial(change, old)).toMatchObject({ added: [added], removed: [old] })
})
