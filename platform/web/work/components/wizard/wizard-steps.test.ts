import { expect, test } from 'vitest'
import { firstWrong, stepStates, type WizardStep } from './wizard-steps.ts'

const step = (key: string, ...fields: string[]): WizardStep => ({ key, title: key, fields, content: null })
const steps = [step('about', 'name', 'site'), step('legal', 'tax'), step('check')]

test('a visited step is done or wrong by its fields, the one on the screen is current', () => {
  const wrong = (field: string) => field === 'tax'
  expect(stepStates(steps, 'about', new Set(['about']), wrong)).toEqual({
    about: 'current',
    legal: 'open',
    check: 'open',
  })
  expect(stepStates(steps, 'check', new Set(['about', 'legal', 'check']), wrong)).toEqual({
    about: 'done',
    legal: 'wrong',
    check: 'current',
  })
})

test('what is to be corrected begins at the first step that is wrong', () => {
  expect(firstWrong(steps, (field) => field !== 'name')?.key).toBe('about')
  expect(firstWrong(steps, (field) => field === 'tax')?.key).toBe('legal')
  expect(firstWrong(steps, () => false)).toBeUndefined()
})
