import { z } from 'zod'
import { namedRef } from '#platform/contract/lists.ts'
import { currencies } from '../../fields/domain/element-types.ts'
import { investorTypes } from '../domain/lists.ts'

/** The public part of a published card: no address, no phone, nothing about work. */
export const publicCard = z.object({
  uid: z.uuid(),
  name: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  avatar: z.object({ url: z.string(), largeUrl: z.string() }).nullable(),
  company: z.string(),
  location: z.object({
    country: namedRef.nullable(),
    region: namedRef.nullable(),
    city: namedRef.nullable(),
  }),
  specialty: z.string(),
  industries: z.array(namedRef),
  competencies: z.array(namedRef),
  about: z.string(),
  certifiedExpert: z.boolean(),
})

/** The parts of a card visible to another person: the public part always, every other part only with permission. */
export const personCard = publicCard.extend({
  /** For people who work with the person: their teams, their accelerators, the portal's administrators. */
  contacts: z.object({ email: z.string(), phone: z.string() }).nullable(),
  details: z
    .object({
      jobPositions: z.array(z.string()),
      publications: z.array(z.object({ title: z.string(), url: z.string() })),
      awards: z.array(
        z.object({
          id: z.int(),
          year: z.int(),
          title: z.string(),
          url: z.string(),
          file: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
        }),
      ),
      education: z.object({
        institute: z.string(),
        faculty: z.string(),
        course: z.string(),
        group: z.string(),
      }),
    })
    .nullable(),
  /** Hidden from initiators and experts (product 4); null also if the person is not an investor. */
  investor: z
    .object({
      type: z.enum(investorTypes),
      investment: z.object({ from: z.string(), to: z.string(), currency: z.enum(currencies) }).nullable(),
    })
    .nullable(),
  /** Whether the caller may write to them. */
  actions: z.array(z.enum(['write'])),
})
