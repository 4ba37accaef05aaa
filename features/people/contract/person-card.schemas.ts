import { z } from 'zod'
import { namedRef } from '#platform/contract/lists.ts'
import { investmentCurrencies, investorTypes } from '../domain/lists.ts'

/** What a published card shows the world: no address, no number, nothing of work. */
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

/** What another person may see of somebody: the public part always, every other part only by right. */
export const personCard = publicCard.extend({
  /** For those who work with the person: a team of theirs, an accelerator of theirs, the portal's administrators. */
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
  /** Hidden from initiators and experts (product 4); null also when the person is no investor. */
  investor: z
    .object({
      type: z.enum(investorTypes),
      investment: z
        .object({ from: z.string(), to: z.string(), currency: z.enum(investmentCurrencies) })
        .nullable(),
    })
    .nullable(),
  /** Whether the caller may begin a message to them. */
  actions: z.array(z.enum(['write'])),
})
