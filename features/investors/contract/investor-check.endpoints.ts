import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, instant, requiredText, uid } from '#platform/contract/fields.ts'
import { flagParam } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { personRef } from '#platform/contract/lists.ts'
import { checkActions } from '../domain/firms.ts'

/** Investors with their manual verification: time and evidence. */
export const listInvestorChecks = list({
  name: 'listInvestorChecks',
  path: '/investors/check/list',
  summary: 'Investors and whether they were verified',
  permission: 'signed-in',
  reads: ['investor', 'person', 'role', 'firm'],
  row: z.object({
    id: z.uuid(),
    person: personRef,
    company: z.string(),
    firm: z.string(),
    verified: z.boolean(),
    checkedDay: day().nullable(),
    evidence: z.string(),
    by: personRef.nullable(),
    /** Time and reason of the latest withdrawal of the verification. */
    takenAt: instant().nullable(),
    takenReason: z.string(),
    actions: z.array(z.enum(checkActions)),
  }),
  sortings: ['NAME', 'CHECKED'],
  defaultSort: 'NAME',
  filters: { verified: flagParam() },
  search: true,
  table: {
    texts: 'investors:checks',
    columns: {
      person: 'person',
      company: 'company',
      firm: 'firm',
      verified: 'verified',
      checked: 'checkedDay',
      evidence: 'evidence',
      by: 'by',
      taken: 'takenAt',
      reason: 'takenReason',
    },
  },
})

export const verifyInvestor = endpoint({
  name: 'verifyInvestor',
  method: 'POST',
  path: '/investors/check/verify',
  summary: 'Verify an investor',
  body: z.strictObject({ personUid: uid(), evidence: requiredText(1200), checkedDay: day() }),
  response: null,
  errors: ['INVESTOR_VERIFIED', 'ACCESS_DENIED'],
  changes: ['investor', 'dataRequest'],
  permission: 'signed-in',
})

export const unverifyInvestor = endpoint({
  name: 'unverifyInvestor',
  method: 'POST',
  path: '/investors/check/unverify',
  summary: 'Take the mark of an investor away',
  body: z.strictObject({ personUid: uid(), reason: requiredText(1200) }),
  response: null,
  errors: ['STATE_CHANGED', 'ACCESS_DENIED'],
  changes: ['investor', 'dataRequest'],
  permission: 'signed-in',
})
