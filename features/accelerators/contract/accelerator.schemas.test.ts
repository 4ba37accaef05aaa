import '#platform/contract/numbering-plans.ts'
import { expect, test } from 'vitest'
import { fieldErrorsOf } from '#platform/contract/field-errors.ts'
import { sampleRequest } from '../server/request.samples.ts'
import { requestFields } from './accelerator.schemas.ts'

const errorsOf = (values: Record<string, unknown>) => {
  const parsed = requestFields.safeParse(values)
  return parsed.success ? {} : fieldErrorsOf(parsed.error.issues)
}

test('a whole request is right', () => expect(errorsOf(sampleRequest)).toEqual({}))

test('a wrong tax number is reported at its step, while later ones are still empty', () => {
  const half = {
    ...sampleRequest,
    taxNumber: '7707083894',
    contactName: '',
    contactPhone: { country: '', number: '' },
    contactEmail: null,
  }
  expect(errorsOf(half)).toMatchObject({ taxNumber: 'TAX_NUMBER_CHECK_DIGIT', contactEmail: 'REQUIRED' })
})

test('without country or legal form the number has no error yet', () => {
  expect(errorsOf({ ...sampleRequest, taxNumber: '1', legalForm: null })).toEqual({ legalForm: 'REQUIRED' })
  expect(errorsOf({ ...sampleRequest, taxNumber: '1', country: null })).toEqual({ country: 'REQUIRED' })
})
