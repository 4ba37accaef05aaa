import { expect, test } from 'vitest'
import { plain, tree } from '../../fields/domain/samples.ts'
import { snapshotOf } from './held.rules.ts'

test('the stored part of a long text ends with a whole character: a document with half of one is none', () => {
  const text = `a${'😀'.repeat(3000)}`
  const { pitch } = snapshotOf(
    tree(plain({ code: 'pitch', type: 'STRING' })),
    { plain: { pitch: text }, items: {} },
    {},
  )
  expect(pitch).toMatchObject({ key: `a${'😀'.repeat(49)}` })
  expect(JSON.stringify(pitch)).not.toMatch(/\\ud|\ufffd/i)
})
