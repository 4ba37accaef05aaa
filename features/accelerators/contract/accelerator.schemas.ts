import { z } from 'zod'
import {
  emailAddress,
  id,
  instant,
  plainName,
  requiredText,
  text,
  version,
  webAddress,
} from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { phone } from '#platform/contract/phone.ts'
import { acceleratorStatuses } from '#platform/domain/accelerator-statuses.ts'
import type { FieldErrorCode } from '#platform/domain/product-error.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { acceleratorTypes, approvalActions, approvalStates, legalForms } from '../domain/states.ts'
import { taxNumberError } from '../domain/tax-number.rules.ts'

const optionalAddress = z.union([z.literal(''), webAddress()])

/** A two-letter country code; the server checks it against the dictionary. */
const countryCode = z.string('REQUIRED').regex(/^[A-Z]{2}$/, 'REQUIRED')

const identity = {
  name: plainName(255),
  country: countryCode,
  legalForm: z.enum(legalForms, 'REQUIRED'),
  taxNumber: requiredText(22),
  licenceNumber: text(255),
  licenceHolder: text(255),
}

const described = {
  description: requiredText(4000),
  site: optionalAddress,
  contactName: requiredText(200),
  contactPhone: phone(),
  contactEmail: emailAddress(),
}

const taxed = z.object({
  country: countryCode,
  legalForm: identity.legalForm,
  taxNumber: identity.taxNumber,
})

const taxError = (value: unknown): FieldErrorCode | null => {
  const parsed = taxed.safeParse(value)
  return parsed.success ? taxNumberError(parsed.data) : null
}

/** Adds the tax number rule, which runs as soon as its inputs are valid, even if other fields are not. */
const withTaxNumber = <S extends z.ZodObject>(schema: S): S =>
  schema.refine((value) => taxError(value) === null, {
    path: ['taxNumber'],
    error: ({ input }) => taxError(input) ?? 'INVALID',
    when: () => true,
  })

/** Fields of a request for a new accelerator. */
export const requestFields = withTaxNumber(z.strictObject({ ...identity, ...described }))

/** The same, corrected after the portal's rejection. */
export const correctedFields = withTaxNumber(
  z.strictObject({ ...identity, ...described, id: id(), version: version() }),
)

/** Currencies that an accelerator works in, at least one. */
const workCurrencies = z
  .array(z.enum(currencies, 'NOT_IN_LIST'))
  .min(1, 'REQUIRED')
  .max(currencies.length, 'TOO_BIG')

const profileShape = {
  ...identity,
  ...described,
  /** Dictionary value ids. */
  industries: z.array(id()).max(20, 'TOO_BIG'),
  targetAudience: text(4000),
  finalists: text(4000),
  selectionConditions: text(4000),
  timeZone: z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST'),
  status: z.enum(acceleratorStatuses, 'NOT_IN_LIST'),
  type: z.enum(acceleratorTypes, 'NOT_IN_LIST'),
  /** Currencies in which it pays experts. */
  currencies: workCurrencies,
  teamRecruiting: z.boolean(),
  requestsToTeam: z.boolean(),
  investorCardsShown: z.boolean(),
  trackTransfer: z.boolean(),
  transferTargets: z.array(id()).max(50, 'TOO_BIG'),
  /** Whether other accelerators may offer it copies of their tracks. */
  tracksAccepted: z.boolean(),
  id: id(),
  version: version(),
}

/** Editable fields of an accelerator's profile (spec 3). */
export const profileFields = withTaxNumber(z.strictObject(profileShape))

/** Body of the call that edits a profile: if currencies are omitted, the stored ones remain. */
export const editedProfile = withTaxNumber(
  z.strictObject({ ...profileShape, currencies: workCurrencies.optional() }),
)

/** A document of an accelerator. */
export const acceleratorDocument = z.object({
  id: id(),
  name: z.string(),
  file: z.object({ id: z.uuid(), size: z.int() }),
  createdBy: personRef,
  createdAt: instant(),
  actions: z.array(z.enum(['delete'])),
})

/** A country in profiles. */
const country = z.object({ code: z.string(), name: z.string() })

/** Approval state of an accelerator. */
const approval = {
  approval: z.enum(approvalStates),
  /** When it entered this state. */
  approvalAt: instant(),
}

/** An accelerator with all data for its administrators and the portal's; `name: ''` if it has no name yet. */
export const accelerator = z.object({
  id: id(),
  ...approval,
  approvalReason: z.string(),
  name: z.string(),
  country: country.nullable(),
  legalForm: z.enum(legalForms).nullable(),
  taxNumber: z.string(),
  licenceNumber: z.string(),
  licenceHolder: z.string(),
  description: z.string(),
  site: z.string(),
  contactName: z.string(),
  contactPhone: z.object({ country: z.string(), number: z.string() }).nullable(),
  contactEmail: z.string(),
  industries: z.array(namedRef),
  targetAudience: z.string(),
  finalists: z.string(),
  selectionConditions: z.string(),
  timeZone: z.string(),
  status: z.enum(acceleratorStatuses),
  type: z.enum(acceleratorTypes),
  currencies: workCurrencies,
  teamRecruiting: z.boolean(),
  requestsToTeam: z.boolean(),
  investorCardsShown: z.boolean(),
  trackTransfer: z.boolean(),
  transferTargets: z.array(namedRef),
  tracksAccepted: z.boolean(),
  logoUrl: z.string().nullable(),
  requestedBy: personRef.nullable(),
  createdAt: instant(),
  updatedAt: instant(),
  version: z.int(),
  documents: z.array(acceleratorDocument),
  actions: z.array(z.enum(['edit', ...approvalActions])),
})

/** A request of the caller. */
export const myRequest = z.object({
  id: id(),
  ...approval,
  approvalReason: z.string(),
  name: z.string(),
  createdAt: instant(),
  version: z.int(),
  actions: z.array(z.enum(approvalActions)),
})

/** A row of the administrators' queue. */
export const acceleratorRow = z.object({
  id: id(),
  ...approval,
  name: z.string(),
  logoUrl: z.string().nullable(),
  countryName: z.string().nullable(),
  status: z.enum(acceleratorStatuses),
  type: z.enum(acceleratorTypes),
  requestedBy: personRef.nullable(),
  createdAt: instant(),
  membersCount: z.int(),
  programmesCount: z.int(),
})
