import { z } from 'zod'
import {
  emailAddress,
  id,
  instant,
  personName,
  requiredText,
  text,
  money,
  webAddress,
} from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { phone } from '#platform/contract/phone.ts'
import { isMoneyRange } from '#platform/domain/money.ts'
import { checkDigitError } from '#platform/domain/tax-number.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { investorTypes, profileLimits } from '../domain/lists.ts'
import { erasureStates } from '../domain/states.ts'

const optionalAddress = z.union([z.literal(''), webAddress()])

/** Dictionary values: a region of the country, a city of the region. */
export const locationFields = z.strictObject({
  countryId: id().nullable(),
  regionId: id().nullable(),
  cityId: id().nullable(),
})

const education = z.strictObject({
  institute: text(255),
  faculty: text(255),
  course: text(4),
  group: text(9),
})

/** Student data (spec 3 "Student data"). */
const student = z.strictObject({
  university: text(255),
  faculty: text(255),
  department: text(255),
  group: text(9),
  courseNumber: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(9, 'TOO_BIG').nullable(),
  socialNetwork: optionalAddress,
})

/** The range of an investor's investments: 'To' above 'From'. */
const investmentRange = z
  .strictObject({ from: money(), to: money(), currency: z.enum(currencies, 'NOT_IN_LIST') })
  .refine(isMoneyRange, { path: ['to'], error: 'TO_NOT_ABOVE_FROM' })

/** Distinguishes companies with the same name; visible only to the person. */
const companyTaxNumber = text(15).superRefine((given, ctx) => {
  if (given === '') return
  const error = /^\d{10}(\d{2})?$/.test(given) ? checkDigitError(given) : 'TAX_NUMBER_LENGTH'
  if (error) ctx.addIssue({ code: 'custom', message: error })
})

/** All profile fields except awards and consents, which have separate calls. */
export const profileFields = z.strictObject({
  lastName: personName(),
  firstName: personName(),
  middleName: z.union([z.literal(''), personName()]),
  contactEmail: z.union([z.literal(''), emailAddress()]),
  phone: phone().nullable(),
  company: text(255),
  companyTaxNumber,
  location: locationFields,
  specialty: text(255),
  jobPositions: z.array(requiredText(200)).max(profileLimits.jobPositions, 'TOO_BIG'),
  industryIds: z.array(id()).max(profileLimits.industries, 'TOO_BIG'),
  competencyIds: z.array(id()).max(profileLimits.competencies, 'TOO_BIG'),
  publications: z
    .array(z.strictObject({ title: requiredText(255), url: optionalAddress }))
    .max(profileLimits.publications, 'TOO_BIG'),
  education,
  student,
  investorType: z.enum(investorTypes, 'NOT_IN_LIST').nullable(),
  investment: investmentRange.nullable(),
  about: text(4000),
})

/** The person's location, in their language. */
export const location = z.object({
  country: namedRef.nullable(),
  region: namedRef.nullable(),
  city: namedRef.nullable(),
})

/** An award: its certificate may be a URL, a file, or both. */
export const award = z.object({
  id: id(),
  year: z.int(),
  title: z.string(),
  url: z.string(),
  file: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

/** A person's own picture with its URLs: 96 and 512 pixels. */
export const avatar = z.object({
  url: z.string(),
  largeUrl: z.string(),
  actions: z.array(z.enum(['remove'])),
})

/** Which teams may invite a person. */
export const invitePermissions = z.strictObject({
  inviteToProjects: z.boolean(),
  inviteToAccelerators: z.boolean(),
})

/** Consents: to data processing, and, only with that, to a card in the showcase. */
export const consents = z.strictObject({
  /** The card is visible to signed-in people. */
  cardPublished: z.boolean(),
  /** It is public, including search engines. */
  cardToWorld: z.boolean(),
  processing: z.boolean(),
})

/** The person's own request to be erased. */
export const ownErasure = z.object({
  id: id(),
  status: z.enum(erasureStates),
  comment: z.string(),
  reason: z.string(),
  createdAt: instant(),
  decidedAt: instant().nullable(),
  actions: z.array(z.enum(['withdraw'])),
})

export const profile = z.object({
  uid: z.uuid(),
  /** Required for saving: a stale version is refused. */
  version: z.int(),
  name: z.string(),
  /** The sign-in address; changed by a separate call. */
  login: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  avatar: avatar.nullable(),
  contactEmail: z.string(),
  phone: z.object({ country: z.string(), number: z.string() }).nullable(),
  company: z.string(),
  companyTaxNumber: z.string(),
  location,
  specialty: z.string(),
  jobPositions: z.array(z.string()),
  industries: z.array(namedRef),
  competencies: z.array(namedRef),
  awards: z.array(award),
  publications: z.array(z.object({ title: z.string(), url: z.string() })),
  education: z.object(education.shape),
  student: z.object(student.shape),
  investorType: z.enum(investorTypes).nullable(),
  investment: z.object({ from: z.string(), to: z.string(), currency: z.enum(currencies) }).nullable(),
  about: z.string(),
  invitePermissions: z.object(invitePermissions.shape),
  consents: z.object({
    cardPublished: z.boolean(),
    cardToWorld: z.boolean(),
    processingAt: instant().nullable(),
    actions: z.array(z.enum(['withdraw'])),
  }),
  certifiedExpert: z.boolean(),
  /** The latest request to be erased, if any. */
  erasure: ownErasure.nullable(),
})
