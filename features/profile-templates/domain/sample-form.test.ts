import { expect, test } from 'vitest'
import { sampleFormTree } from './sample-form.ts'
import { templateProblems } from './template.rules.ts'

test('nothing prevents the sample of a review form from being published', () => {
  expect(templateProblems(sampleFormTree(), 'EXPERTISE')).toEqual([])
})
